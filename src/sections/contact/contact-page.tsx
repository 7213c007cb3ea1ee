import { othersOfPage } from '@/content/languages/translation';
import { contact } from '@/content/schema/pages/contact';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { ContactColumns } from '../shared/contact-columns';
import { ContactInfo } from './contact-info';
import { Hero } from './hero';
import { InsuranceSection } from './insurance-section';
import { MapSection } from './map-section';

/** The contact page (spec §2 Contact). */
function ContactPage({ answers }: LiveViewProps) {
  const { view } = answers(endpoints.page(contact));
  const { footer } = answers(endpoints.layout).view;
  const hasInfo = !view.contactInfo.isHidden && !footer.isDemo;
  return (
    <>
      <Hero {...view.hero} others={othersOfPage(answers(endpoints.layout).view, contact.path)} />
      <ContactColumns
        labeledBy={hasInfo ? 'contact-info' : undefined}
        variant={view.contactForm.variant}
        footer={footer}
      >
        {hasInfo && <ContactInfo {...view.contactInfo} contact={footer.contact} />}
      </ContactColumns>
      {!view.mapSection.isHidden && footer.contact.address && (
        <MapSection {...view.mapSection} name={footer.company.name} />
      )}
      {!view.insuranceSection.isHidden && <InsuranceSection {...view.insuranceSection} />}
    </>
  );
}

export const contactView: LiveView = {
  name: 'contact',
  endpoints: () => [endpoints.page(contact)],
  titledBy: () => endpoints.page(contact),
  View: ContactPage,
};
