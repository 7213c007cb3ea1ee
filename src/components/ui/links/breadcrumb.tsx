import { inEnglish, type Say } from '@/content/languages/languages';
import type { Crumb } from '@/content/head/crumbs';
import { SmartLink } from './smart-link';

/** The breadcrumb from Home; the last item is the page itself. */
export function Breadcrumb({ crumbs, say = inEnglish }: { crumbs: Crumb[]; say?: Say }) {
  return (
    <nav aria-label={say('Breadcrumb')} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-label leading-7">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={`${label}-${href}`} className="flex items-center gap-x-2.5">
              {isLast || !href ? (
                <span aria-current={isLast ? 'page' : undefined} className="text-quiet">
                  {label}
                </span>
              ) : (
                <SmartLink href={href} className="link inline-block min-h-7">
                  {label}
                </SmartLink>
              )}
              {!isLast && (
                <span aria-hidden="true" className="text-separator">
                  /
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
