import { CrisisWords } from '@/components/ui/crisis-words';
import type { ContactView } from '@/content/pages/contact';
import { ContactFacts } from '../shared/contact-facts';

export function ContactInfo({ heading, paragraph }: ContactView['contactInfo']) {
  return (
    <>
      <h2 id="contact-info" className="type-h2 mb-8">
        {heading}
      </h2>
      <ContactFacts withMapLink />
      <p className="type-small mt-6 max-w-[28rem] text-quiet">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
    </>
  );
}
