import type { ListedPage } from '@/content/views/lists';
import { SmartLink } from '@/components/ui/links/smart-link';
import { telUrl } from '@/content/links/address';
import { LinkArrow } from '@/components/ui/links/link-arrow';

/** Sticky beside the text on wide screens, below it elsewhere. */
type OtherTherapiesProps = { slug: string; listed: readonly ListedPage[]; phone: string };

export function OtherTherapies({ slug, listed, phone }: OtherTherapiesProps) {
  const others = listed.filter((therapy) => therapy.slug !== slug);
  return (
    <aside
      aria-labelledby="other-therapies"
      className="no-print ground-sand rounded-panel px-6 py-7 tablet:px-9 tablet:py-8 desktop:sticky desktop:top-24 desktop:self-start"
    >
      <h2 id="other-therapies" className="type-h4">
        {others.length > 0 ? 'Other therapies' : 'Finding the right therapy'}
      </h2>
      <ul className="mt-3">
        {others.map((therapy) => (
          <li
            key={therapy.slug}
            data-edit={`/therapies/${therapy.slug}`}
            className="border-t border-hairline"
          >
            <SmartLink
              href={`/therapies/${therapy.slug}`}
              className="group/arrow flex min-h-13 items-center justify-between gap-4 rounded-shape py-2 text-card leading-snug font-medium hover:text-primary"
            >
              {therapy.title}
              <LinkArrow className="text-primary" />
            </SmartLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-hairline pt-4 text-small text-quiet">
        Not sure which one?{' '}
        {phone ? (
          <>
            Call{' '}
            <a href={telUrl(phone)} className="link inline-block py-1">
              {phone}
            </a>
            .
          </>
        ) : (
          <SmartLink href="/contact" className="link inline-block py-1">
            Ask us.
          </SmartLink>
        )}
      </p>
    </aside>
  );
}
