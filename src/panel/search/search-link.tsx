import Link from 'next/link';

/** In the header of every page of the panel. */
export const SearchLink = () => (
  <Link className="panel-search-link" href="/admin/search" prefetch={false}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13 M15.5 15.5L21 21" />
    </svg>
    <span>Search</span>
  </Link>
);
