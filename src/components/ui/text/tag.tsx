import type { ReactNode } from 'react';
import { BLOG_CARD_TAGS } from '@/content/schema/constants';

function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-line-tag px-3 py-0.5 text-badge text-quiet">
      {children}
    </span>
  );
}

/** The tags of a post; on a card only the first ones, then "+N more" (spec §2 Blog list). */
export function TagList({ tags, limit = BLOG_CARD_TAGS }: { tags: string[]; limit?: number }) {
  const more = tags.length - limit;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {more > 0 && <li className="px-1 text-badge font-semibold">+{more} more</li>}
    </ul>
  );
}
