import { sayIn } from '@/content/languages/languages';
import type { Article } from '@/content/views/posts';
import { ContentHtml } from '@/components/ui/text/content-html';
import { TagList } from '@/components/ui/text/tag';
import { MarginNote } from './margin-note';
import { Sources } from './sources';
import { SupportBox, type SupportPaths } from './support-box';

/** A margin of 13rem beside prose of 41rem; at 900 px and below the margin stands above the prose. */
export function ArticleBody({ article, paths }: { article: Article; paths?: SupportPaths }) {
  const { content, tags, review } = article;
  const say = sayIn(article.translation.language);
  return (
    <div className="ground-paper pt-12 tablet:pt-18">
      <div className="wrap grid gap-x-16 gap-y-8 desktop:grid-cols-[13rem_minmax(0,41rem)]">
        <div className="max-w-[41rem]">
          <MarginNote review={review} say={say} />
        </div>
        <div className="max-w-[41rem] min-w-0" data-edit="#content">
          {content && <ContentHtml html={content} className="max-w-none [&>p:first-child]:text-lead" />}
          <Sources review={review} say={say} />
          {tags.length > 0 && (
            <section data-edit="#tags" aria-labelledby="article-tags" className="mt-10">
              <h2 id="article-tags" className="mb-3 font-sans text-label font-semibold">
                {say('Tags')}
              </h2>
              <TagList tags={tags} limit={tags.length} />
            </section>
          )}
          <SupportBox paths={paths} say={say} />
        </div>
      </div>
    </div>
  );
}
