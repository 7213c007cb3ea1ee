import { othersOfPage } from '@/content/languages/translation';
import { programs } from '@/content/schema/pages/programs';
import * as endpoints from '@/content/endpoints/endpoints';
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
  const { view } = answers(endpoints.page(programs));
  const { view: credentials } = answers(endpoints.credentials);
  const { footer } = answers(endpoints.layout).view;
  return (
    <>
      <Hero
        {...view.hero}
        programs={view.levelsOfCare.isHidden ? [] : view.levelsOfCare.programs}
        others={othersOfPage(answers(endpoints.layout).view, programs.path)}
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
  endpoints: () => [endpoints.page(programs), endpoints.credentials],
  titledBy: () => endpoints.page(programs),
  View: ProgramsPage,
};
