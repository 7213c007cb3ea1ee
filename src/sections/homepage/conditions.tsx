import { CrisisWords } from '@/components/ui/text/crisis-words';
import { ArrowLink } from '@/components/ui/links/arrow-link';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { drawingSlug } from '@/content/links/condition-path';
import type { Published } from '@/content/views/lists';
import { homeConditions } from '@/content/views/overviews';
import type { HomepageView } from '@/content/schema/pages/homepage';
import { CONDITION_SKELETONS } from '@/content/schema/constants';
import { ConditionCard } from '../shared/condition-card';
import { ConditionGrid } from '../shared/condition-grid';

type ConditionsProps = HomepageView['conditions'] & {
  /** All that are published: no card leads to one that is not there any more. */
  published: Published;
  /** Addresses that lead nowhere. */
  gone?: readonly string[];
  isLoading: boolean;
  isFailed: boolean;
};

/**
 * The one section of the homepage that shows its call's state (spec §4, §8); the others take the built-in
 * words.
 */
export function Conditions({
  heading,
  subheading,
  paragraph,
  conditions,
  published,
  gone,
  isLoading,
  isFailed,
}: ConditionsProps) {
  return (
    <Section id="conditions" edit="#conditions" labeledBy="conditions-heading">
      <div className="head-gap desktop:flex desktop:items-end desktop:justify-between desktop:gap-8">
        <div>
          <SectionHead id="conditions-heading" title={heading} lead={subheading} className="mb-0" />
          {paragraph && (
            <p className="mt-5 max-w-[38rem]">
              <CrisisWords>{paragraph}</CrisisWords>
            </p>
          )}
        </div>
        <ArrowLink href="/conditions" className="mt-7 shrink-0 desktop:mt-0">
          Find Out How We Can Help
        </ArrowLink>
      </div>
      {isLoading ? (
        <Loading />
      ) : isFailed ? (
        <Failure />
      ) : (
        <Cards conditions={conditions} published={published} gone={gone} />
      )}
    </Section>
  );
}

function Cards({ conditions, published, gone }: Pick<ConditionsProps, 'conditions' | 'published' | 'gone'>) {
  return (
    <ConditionGrid>
      {homeConditions(conditions, published, gone).map(({ title, description, path, edit }, index) => (
        <ConditionCard
          key={index}
          title={title}
          description={description}
          edit={edit}
          href={path}
          waterSlug={drawingSlug({ path, title })}
        />
      ))}
    </ConditionGrid>
  );
}

function Failure() {
  return (
    <Notice
      kind="error"
      className="max-w-[44rem]"
      level={3}
      title="Unable to load conditions at this time."
      text="Please try again later or contact us for more information."
      action={{ label: 'Contact Us', href: '/contact' }}
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <ConditionGrid>
        {Array.from({ length: CONDITION_SKELETONS }, (_, index) => (
          <div
            key={index}
            data-skeleton
            className="flex min-h-[14.5rem] flex-col gap-3 px-5 py-6 tablet:min-h-[26.5rem] tablet:p-8"
          >
            <div className="flex items-center justify-between gap-4 tablet:flex-col-reverse tablet:items-stretch tablet:gap-7">
              <Skeleton className="h-6 w-2/5 rounded-shape tablet:w-3/5" />
              <Skeleton className="aspect-[320/128] w-28 rounded-shape tablet:w-full" />
            </div>
            <Skeleton />
            <Skeleton />
            <Skeleton className="h-3.5 w-2/3 rounded-shape" />
          </div>
        ))}
      </ConditionGrid>
    </SkeletonGroup>
  );
}
