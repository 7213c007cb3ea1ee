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
  return (
    <>
      <About {...view.about} />
      <Services {...view.services} />
      <Conditions
        {...view.conditions}
        published={useConditionList()}
        isLoading={isLoading}
        isFailed={isFailed}
      />
      <LevelsOfCare {...view.levelsOfCare} />
      <Accreditations {...view.accreditations} />
    </>
  );
}
