import { othersOfPage } from '@/content/languages/translation';
import { homepage } from '@/content/schema/pages/homepage';
import * as endpoints from '@/content/endpoints/endpoints';
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
  const { view, isLoading, isFailed } = answers(endpoints.page(homepage));
  const published = answers(endpoints.conditions).view;
  const { footer, goneAddresses } = answers(endpoints.layout).view;
  return (
    <>
      <Hero {...view.hero} others={othersOfPage(answers(endpoints.layout).view, homepage.path)} />
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
  endpoints: () => [endpoints.page(homepage), endpoints.conditions],
  titledBy: () => endpoints.page(homepage),
  View: HomePage,
};
