import { othersOfPage } from '@/content/languages/translation';
import { programs } from '@/content/schema/pages/programs';
import * as reads from '@/content/endpoints/endpoints';
import { ContactSection } from '@/sections/shared/contact-section';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { FinalCta } from './final-cta';
import { Hero } from './hero';
import { Insurance } from './insurance';
import { LevelsOfCare } from './levels-of-care';
import { Overview } from './overview';
import { TherapiesInfo } from './therapies-info';

/** The Programs page (spec §2 Programs, in page order). */
function ProgramsPage({ answers }: LiveViewProps) {
  const { view } = answers(reads.page(programs));
  const { view: credentials } = answers(reads.credentials);
  const { footer } = answers(reads.layout).view;
  return (
    <>
      <Hero
        {...view.hero}
        programs={view.levelsOfCare.isHidden ? [] : view.levelsOfCare.programs}
        others={othersOfPage(answers(reads.layout).view, programs.path)}
      />
      {!view.overview.isHidden && (
        <Overview
          {...view.overview}
          isContinued={!view.levelsOfCare.isHidden}
          agesTreated={footer.contact.agesTreated}
        />
      )}
      {!view.levelsOfCare.isHidden && <LevelsOfCare {...view.levelsOfCare} />}
      {!view.therapiesInfo.isHidden && <TherapiesInfo {...view.therapiesInfo} />}
      {!view.insurance.isHidden && (
        <Insurance {...view.insurance} insurers={credentials.filter(({ kind }) => kind === 'insurer')} />
      )}
      {!view.finalCta.isHidden && <FinalCta {...view.finalCta} />}
      {!view.contactPreview.isHidden && <ContactSection {...view.contactPreview} footer={footer} />}
    </>
  );
}

export const programsView: LiveView = {
  name: 'programs',
  reads: () => [reads.page(programs), reads.credentials],
  titledBy: () => reads.page(programs),
  View: ProgramsPage,
};
