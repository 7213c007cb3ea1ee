'use client';

import { useMemo } from 'react';
import { readPosts } from '@/content/posts';
import { usePolled } from '@/lib/use-polled';
import { ButtonLink } from '@/components/ui/button';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { ArticleBrowser } from './article-browser';
import { BlogError } from './blog-error';
import { BlogLoading } from './blog-loading';

/** The blog list (spec §2 Blog list, §4 Blog filters). */
export function BlogPage() {
  const { body, isLoading, isFailed, retry } = usePolled('/api/blog');
  const posts = useMemo(() => readPosts(body), [body]);
  return (
    <>
      <InnerHero
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog' }]}
        title="Blog"
        lead="Notes from our clinicians, written to be useful at home."
      />
      <div className="ground-paper pt-10 pb-(--section) tablet:pt-14">
        <div className="wrap">
          {isLoading ? (
            <BlogLoading />
          ) : isFailed ? (
            <BlogError retry={retry} />
          ) : (
            <ArticleBrowser posts={posts} />
          )}
        </div>
      </div>
      <Section ground="sand" labelledBy="blog-call">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
          <div>
            <h2 id="blog-call" className="type-h2">
              Reading is a start
            </h2>
            <p className="type-lead mt-4">If an article sounds like your life, talk with one of us.</p>
          </div>
          <ButtonLink href="/contact" accent>
            Schedule a Consultation
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
