import type { Say } from '@/content/languages/languages';
import type { OtherLanguage } from '@/content/languages/translation';
import type { ReactNode } from 'react';
import type { Crumb } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

type DetailLayoutProps = {
  crumbs: Crumb[];
  title: string;
  lead: string;
  /** The drawing of the hero: a condition's slug for its water, or an element. */
  art: { water: string } | { drawing: ReactNode };
  /** Beside the text on wide screens, below it elsewhere. */
  aside: ReactNode;
  /** The same page in other languages. */
  others?: OtherLanguage[];
  say?: Say;
  children: ReactNode;
};

/** The page of one condition or therapy: hero, text and aside. */
export function DetailLayout({ crumbs, title, lead, art, aside, others, say, children }: DetailLayoutProps) {
  return (
    <>
      <InnerHero
        edit="#title"
        crumbs={crumbs}
        title={title}
        lead={lead || undefined}
        others={others}
        say={say}
        {...art}
      />
      <div className="ground-paper section-y">
        <div className="wrap grid gap-x-8 gap-y-12 desktop:grid-cols-[minmax(0,40rem)_22rem] desktop:justify-between">
          <article aria-labelledby="page-title" className="grid max-w-[40rem] min-w-0 content-start gap-14">
            {children}
          </article>
          {aside}
        </div>
      </div>
    </>
  );
}

type DetailSectionProps = {
  id: string;
  /** Where its words are edited. */
  edit: string;
  title: string;
  children: ReactNode;
};

/** One part of the text under its heading. */
export function DetailSection({ id, edit, title, children }: DetailSectionProps) {
  return (
    <section data-edit={edit} aria-labelledby={id}>
      <h2 id={id} className="mb-3 type-h2-prose">
        {title}
      </h2>
      {children}
    </section>
  );
}
