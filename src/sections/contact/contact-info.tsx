import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { LayoutView } from '@/content/views/site-layout';
import type { ContactView } from '@/content/schema/pages/contact';
import { ContactFacts } from '../shared/contact-facts';

type ContactInfoProps = ContactView['contactInfo'] & { contact: LayoutView['footer']['contact'] };

export function ContactInfo({ heading, paragraph, contact }: ContactInfoProps) {
  return (
    <div data-edit="#contactInfo">
      <h2 id="contact-info" className="type-h2 mb-8">
        {heading}
      </h2>
      <ContactFacts contact={contact} withMapLink />
      <p className="type-small mt-6 max-w-[28rem] text-quiet">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
    </div>
  );
}
