import Link from 'next/link';
import type { Role } from '@/services/auth/access';

type QuickLink = { words: string; note: string; path: string; icon: keyof typeof ICONS };

/** Outlines on a square of 24. */
const ICONS = {
  envelope: 'M3 6h18v12H3z M3 7l9 6 9-6',
  page: 'M6 3h9l4 4v14H6z M9 11h7 M9 15h7',
  pen: 'M4 20l1-4L16 5l3 3L8 19z M14 7l3 3',
  picture: 'M3 5h18v14H3z M3 16l5-5 5 5 3-3 5 5 M15.5 9.5h.01',
  notice: 'M6 17V11a6 6 0 0 1 12 0v6z M4 17h16 M10 20h4',
  check: 'M4 12l5 5L20 6',
  help: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18 M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7 M12 17h.01',
};

const messages: QuickLink = {
  words: 'Read messages',
  note: 'Answer visitors',
  path: '/collections/contact-messages',
  icon: 'envelope',
};
const pages: QuickLink = {
  words: 'Change a page',
  note: 'Words and pictures',
  path: '/collections/pages',
  icon: 'page',
};
const article: QuickLink = {
  words: 'Write an article',
  note: 'For the blog',
  path: '/collections/blog/create',
  icon: 'pen',
};
const picture: QuickLink = {
  words: 'Add a picture',
  note: 'Or a short film',
  path: '/collections/media/create',
  icon: 'picture',
};
const notice: QuickLink = {
  words: 'Post a notice',
  note: 'On top of every page',
  path: '/globals/notice',
  icon: 'notice',
};
const help: QuickLink = { words: 'Get help', note: 'How to do common tasks', path: '/help', icon: 'help' };
const conditions: QuickLink = {
  words: 'Review conditions',
  note: 'Read and approve',
  path: '/collections/conditions',
  icon: 'check',
};
const articles: QuickLink = {
  words: 'Review articles',
  note: 'Read and approve',
  path: '/collections/blog',
  icon: 'check',
};

const LINKS: Record<Role, QuickLink[]> = {
  admin: [messages, pages, article],
  editor: [pages, article, picture],
  intake: [messages, notice, help],
  reviewer: [conditions, articles, help],
};

/** Three large links to what this role does every day. */
export const QuickLinks = ({ role }: { role: Role }) => (
  <ul className="panel-quick-links">
    {LINKS[role].map(({ words, note, path, icon }) => (
      <li key={path}>
        <Link href={`/admin${path}`} prefetch={false}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[icon]} />
          </svg>
          <strong>{words}</strong>
          <span>{note}</span>
        </Link>
      </li>
    ))}
  </ul>
);
