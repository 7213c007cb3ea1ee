import { othersOfPage } from '@/content/languages/translation';
import { homepage } from '@/content/schema/pages/homepage';
import * as reads from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { ContactSection } from '../shared/contact-section';
import { About } from './about';
import { Accreditations } from './accreditations';
import { Conditions } from './conditions';
import { Hero } from './hero';
import { LevelsOfCare } from './levels-of-care';
import { Services } from './services';
import { Testimonials } from './testimonials';

/** The home page (spec §2 Home, in page order). */
function HomePage({ answers }: LiveViewProps) {
  const { view, isLoading, isFailed } = answers(reads.page(homepage));
  const published = answers(reads.conditions).view;
  const { footer, goneAddresses } = answers(reads.layout).view;
  return (
    <>
      <Hero {...view.hero} others={othersOfPage(answers(reads.layout).view, homepage.path)} />
      {!view.about.isHidden && <About {...view.about} name={footer.company.name} />}
      {!view.services.isHidden && <Services {...view.services} />}
      {!view.conditions.isHidden && (
        <Conditions
          {...view.conditions}
          published={published}
          gone={goneAddresses}
          isLoading={isLoading}
          isFailed={isFailed}
        />
      )}
      {!view.levelsOfCare.isHidden && <LevelsOfCare {...view.levelsOfCare} />}
      {!view.accreditations.isHidden && <Accreditations {...view.accreditations} />}
      {!view.testimonials.isHidden && <Testimonials {...view.testimonials} />}
      {!view.contactPreview.isHidden && <ContactSection {...view.contactPreview} footer={footer} />}
    </>
  );
}

export const homeView: LiveView = {
  name: 'homepage',
  reads: () => [reads.page(homepage), reads.conditions],
  titledBy: () => reads.page(homepage),
  View: HomePage,
};
