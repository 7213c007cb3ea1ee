import night from '@/assets/blog-02.jpg';
import { telUrl } from '@/content/links/address';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { AnswerNote } from '@/components/layout/answer-note';
import { Arch } from '@/components/ui/pictures/arch';
import { ButtonLink } from '@/components/ui/button';
import { Photo } from '@/components/ui/pictures/picture';
import { SmartLink } from '@/components/ui/links/smart-link';
import { sizes } from '@/components/breakpoints';
import { LinkArrow } from '@/components/ui/links/link-arrow';
import { SearchForm } from './search/search-form';

/** Any path without a page. The texts are those of spec §2, the links are ours. */
function NotFoundPage({ answers }: LiveViewProps) {
  const { header, footer } = answers(endpoints.layout).view;
  return (
    <section className="ground-mist" aria-labelledby="page-title">
      <div className="wrap grid items-center gap-x-8 tablet:grid-cols-[1.15fr_1fr] desktop:grid-cols-[1.29fr_1fr]">
        <div className="pt-12 pb-13 tablet:py-16">
          <h1 id="page-title" className="type-h1-article">
            404 Page Not Found
          </h1>
          <p className="type-lead mt-5">Did you forget to add the page to the router?</p>
          <p className="mt-4 max-w-[38rem]">This page is not here. It is not your mistake.</p>
          <ul className="mt-9 border-t border-hairline tablet:max-w-[26rem]">
            {WAYS_ON.map(({ label, href }) => (
              <li key={href} className="border-b border-hairline">
                <SmartLink
                  href={href}
                  className="group/arrow flex min-h-13 items-center justify-between gap-4 rounded-shape font-serif text-h4"
                >
                  {label}
                  <LinkArrow isLarge className="text-primary" />
                </SmartLink>
              </li>
            ))}
          </ul>
          <SearchForm className="mt-8 tablet:max-w-[26rem]" />
          <p className="mt-8 flex flex-wrap gap-3.5">
            <ButtonLink href="/contact">{header.contactLabel}</ButtonLink>
            {footer.contact.phone && (
              <ButtonLink href={telUrl(footer.contact.phone)} variant="outline">
                {footer.contact.phone}
              </ButtonLink>
            )}
          </p>
          <AnswerNote hours={footer.contact.hours} className="type-small mt-4" />
        </div>
        <Arch
          className="mx-auto w-[92%] max-w-[24rem] tablet:mx-0 tablet:w-full tablet:max-w-none tablet:self-end tablet:pt-16 desktop:pt-20"
          shapeClassName="aspect-[1/1.1] rounded-b-none tablet:aspect-[1/1.35] desktop:aspect-[1/1.1]"
        >
          <Photo
            picture={night}
            sizes={sizes('800px', { desktop: '1010px' })}
            className="size-full object-[27%_50%] tablet:object-[41%_50%] desktop:object-[27%_50%]"
            priority
          />
        </Arch>
      </div>
    </section>
  );
}

export const notFoundView: LiveView = { name: 'not-found', endpoints: () => [], View: NotFoundPage };

const WAYS_ON = [
  { label: 'Home', href: '/' },
  { label: 'Our Programs', href: '/programs' },
  { label: 'Conditions', href: '/conditions' },
  { label: 'Contact', href: '/contact' },
];
