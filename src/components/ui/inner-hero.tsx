import type { ReactNode } from 'react';
import type { Crumb } from '@/content/head/crumbs';
import { classNames } from '@/lib/class-names';
import type { Say } from '@/content/languages/languages';
import type { OtherLanguage } from '@/content/languages/translation';
import { OtherLanguages } from './links/other-languages';
import { Breadcrumb } from './links/breadcrumb';
import { CrisisWords } from './text/crisis-words';
import { Water } from './pictures/water';

type InnerHeroProps = {
  crumbs: Crumb[];
  title: ReactNode;
  lead?: string;
  /** The slug of a condition, or 'calm'; ignored when there is a `drawing`. */
  water?: string;
  /** Replaces the water at the right: an arch on the lower edge, a therapy drawing. `null` for none. */
  drawing?: ReactNode;
  titleClassName?: string;
  /** Where its words are edited. */
  edit?: string;
  /** The same page in other languages. */
  others?: OtherLanguage[];
  say?: Say;
  /** Below the lead, e.g. the jump links of the programs page. */
  children?: ReactNode;
};

/** The hero of every inner page: breadcrumb, title, one sentence and a drawing. */
export function InnerHero(props: InnerHeroProps) {
  const { crumbs, title, lead, water = 'calm', drawing, titleClassName = 'type-h1', children } = props;
  const { others, say, edit = '#hero' } = props;
  const hasWater = drawing === undefined;
  return (
    <section className="ground-mist relative overflow-hidden" data-edit={edit} aria-labelledby="page-title">
      <div className="wrap pt-7">
        <Breadcrumb crumbs={crumbs} say={say} />
        <div
          className={classNames(
            'relative',
            !hasWater && 'tablet:grid tablet:grid-cols-[minmax(0,1fr)_37%] tablet:gap-8',
          )}
        >
          <div
            className={classNames(
              'relative z-1 pt-8 tablet:pt-16',
              hasWater
                ? 'pb-8 tablet:w-3/5 tablet:pb-[clamp(3rem,6vw,5.5rem)] desktop:w-auto desktop:max-w-[min(38rem,62%)]'
                : 'pb-8 tablet:pb-[clamp(3rem,6vw,5.5rem)]',
            )}
          >
            <h1 id="page-title" className={titleClassName}>
              {title}
            </h1>
            <OtherLanguages others={others} className="mt-3" />
            {lead && (
              <p className="type-lead mt-6 max-w-[36rem] text-pretty">
                <CrisisWords>{lead}</CrisisWords>
              </p>
            )}
            {children}
          </div>
          {!hasWater && drawing}
        </div>
      </div>
      {hasWater && (
        <div className="pointer-events-none mb-6 tablet:absolute tablet:right-0 tablet:bottom-[8%] tablet:mb-0 tablet:w-[42%] tablet:mask-[linear-gradient(90deg,transparent,black_34%)] wide:w-1/2 print:hidden">
          <Water slug={water} wide priority className="w-full" />
        </div>
      )}
    </section>
  );
}
