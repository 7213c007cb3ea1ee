import type { MouseEvent } from 'react';
import { BLOG_PATH } from '@/content/schema/constants';
import { speaksOfSelfHarm } from '@/content/crisis/self-harm-words';
import { ButtonLink } from '@/components/ui/button';
import { Water } from '@/components/ui/pictures/water';
import { ALL_CATEGORIES } from './filters';

type NoArticlesProps = {
  filters: { text: string; category: string };
  /** The link to all articles; with no filter set, this page is it. */
  onViewAll?: (event: MouseEvent) => void;
};

/** The empty state of spec §2, with the filters in words. */
export function NoArticles({ filters, onViewAll }: NoArticlesProps) {
  return (
    <div className="mx-auto max-w-[32rem] pt-16 text-center tablet:pt-24">
      <Water slug="depression" className="mx-auto w-60" />
      <h2 className="type-h2 mt-6">No articles found</h2>
      <p className="mt-3 text-quiet">{reason(filters)}</p>
      {onViewAll && (
        <ButtonLink variant="outline" href={BLOG_PATH} onClick={onViewAll} className="mt-7">
          View all articles
        </ButtonLink>
      )}
    </div>
  );
}

function reason({ text, category }: NoArticlesProps['filters']) {
  const words = text.trim();
  const place = category === ALL_CATEGORIES ? '' : ` in ${category}`;
  if (speaksOfSelfHarm(words)) return 'The numbers above are there day and night. You can use them now.';
  if (words) {
    return `Nothing matches “${words}”${place}. Try a shorter word${place ? ', or another category' : ''}.`;
  }
  return place ? `There is nothing${place} yet.` : 'There are no articles yet.';
}
