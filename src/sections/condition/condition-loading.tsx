import { treatmentTitle } from '@/content/views/condition';
import { InnerHero } from '@/components/ui/inner-hero';
import { Spinner } from '@/components/ui/spinner';
import { conditionCrumbs } from './crumbs';

/** Shows the hero already when the condition is a built-in one. */
export function ConditionLoading({ slug, title }: { slug: string; title?: string }) {
  return (
    <>
      {title && <InnerHero crumbs={conditionCrumbs(title)} title={treatmentTitle(title)} water={slug} />}
      <div className="wrap min-h-[26rem] pt-16">
        <div className="rounded-picture border border-line">
          <Spinner />
        </div>
      </div>
    </>
  );
}
