import { homepage } from '@/content/pages/homepage';
import * as reads from '@/content/reads';
import { useConditionList } from '@/lib/use-lists';
import { usePage } from '@/lib/use-page';
import { About } from './about';
import { Accreditations } from './accreditations';
import { Conditions } from './conditions';
import { LevelsOfCare } from './levels-of-care';
import { Services } from './services';

/** What stands between the film and the voices. */
export function Middle() {
  const { view, isLoading, isFailed } = usePage(reads.page(homepage));
  const published = useConditionList();
  return (
    <>
      {!view.about.isHidden && <About {...view.about} />}
      {!view.services.isHidden && <Services {...view.services} />}
      {!view.conditions.isHidden && (
        <Conditions {...view.conditions} published={published} isLoading={isLoading} isFailed={isFailed} />
      )}
      {!view.levelsOfCare.isHidden && <LevelsOfCare {...view.levelsOfCare} />}
      {!view.accreditations.isHidden && <Accreditations {...view.accreditations} />}
    </>
  );
}
