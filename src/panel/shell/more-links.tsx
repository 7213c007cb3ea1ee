'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

export type MoreLink = { label: string; path: string };

/** Folded, unless one of its pages is open. */
export function MoreLinks({ links }: { links: MoreLink[] }) {
  const here = usePathname();
  const isHere = (path: string) => here === path || here.startsWith(`${path}/`);
  return (
    <details className="panel-more" open={links.some(({ path }) => isHere(path))}>
      <summary>More</summary>
      {links.map(({ label, path }) => (
        <Link
          key={path}
          className="nav__link"
          href={path}
          prefetch={false}
          aria-current={isHere(path) ? 'page' : undefined}
        >
          <span className="nav__link-label">{label}</span>
        </Link>
      ))}
    </details>
  );
}
