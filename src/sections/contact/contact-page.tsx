'use client';

import { contact } from '@/content/pages/contact';
import * as reads from '@/content/reads';
import { usePage } from '@/lib/use-page';
import { ContactColumns } from '../shared/contact-columns';
import { ContactInfo } from './contact-info';
import { Hero } from './hero';
import { InsuranceSection } from './insurance-section';
import { MapSection } from './map-section';

/** The contact page (spec §2 Contact). */
export function ContactPage() {
  const { view } = usePage(reads.page(contact));
  return (
    <>
      <Hero {...view.hero} />
      <ContactColumns
        labelledBy={view.contactInfo.isHidden ? undefined : 'contact-info'}
        variant={view.contactForm.variant}
      >
        {!view.contactInfo.isHidden && <ContactInfo {...view.contactInfo} />}
      </ContactColumns>
      {!view.mapSection.isHidden && <MapSection {...view.mapSection} />}
      {!view.insuranceSection.isHidden && <InsuranceSection {...view.insuranceSection} />}
    </>
  );
}
