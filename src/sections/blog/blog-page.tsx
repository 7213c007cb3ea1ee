import { othersOfPage } from '@/content/languages/translation';
import { pageCrumbs } from '@/content/head/crumbs';
import { blog } from '@/content/schema/pages/blog';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { InnerHero } from '@/components/ui/inner-hero';
import { ArticleBrowser } from './article-browser';
import { BlogError } from './blog-error';
import { BlogLoading } from './blog-loading';
import { Cta } from './cta';

/** The blog list (spec §2 Blog list, §4 Blog filters). */
function BlogPage({ answers }: LiveViewProps) {
  const { hero, cta } = answers(endpoints.page(blog)).view;
  const { view: posts, isLoading, isFailed } = answers(endpoints.posts);
  return (
    <>
      <InnerHero
        others={othersOfPage(answers(endpoints.layout).view, blog.path)}
        crumbs={pageCrumbs(blog)}
        title={hero.pageTitle}
        lead={hero.pageSubtitle}
      />
      <div className="ground-paper pt-10 pb-(--section) tablet:pt-14">
        <div className="wrap">
          {isLoading ? <BlogLoading /> : isFailed ? <BlogError /> : <ArticleBrowser posts={posts} />}
        </div>
      </div>
      {!cta.isHidden && <Cta {...cta} />}
    </>
  );
}

export const blogView: LiveView = {
  name: 'blog',
  endpoints: () => [endpoints.page(blog), endpoints.posts],
  titledBy: () => endpoints.page(blog),
  View: BlogPage,
};
