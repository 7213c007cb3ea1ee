import { crumbsTo } from '@/content/crumbs';
import * as reads from '@/content/reads';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { ButtonLink } from '@/components/ui/button';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { ArticleBrowser } from './article-browser';
import { BlogError } from './blog-error';
import { BlogLoading } from './blog-loading';

/** The blog list (spec §2 Blog list, §4 Blog filters). */
function BlogPage({ answers }: LiveViewProps) {
  const { view: posts, isLoading, isFailed } = answers(reads.posts);
  return (
    <>
      <InnerHero
        crumbs={crumbsTo('Blog', '/blog')}
        title="Blog"
        lead="Articles about mental health, written to be useful at home."
      />
      <div className="ground-paper pt-10 pb-(--section) tablet:pt-14">
        <div className="wrap">
          {isLoading ? <BlogLoading /> : isFailed ? <BlogError /> : <ArticleBrowser posts={posts} />}
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

export const blogView: LiveView = {
  name: 'blog',
  reads: () => [reads.posts],
  titledBy: () => reads.posts,
  View: BlogPage,
};
