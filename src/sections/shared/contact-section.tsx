import { CrisisWords } from '@/components/ui/crisis-words';
import { ContactColumns } from './contact-columns';
import { ContactFacts } from './contact-facts';

type ContactSectionProps = { heading: string; paragraph: string; variant?: string };

/** Closes the home, About and Programs pages (spec §2). Takes `view.contactPreview` as it is. */
export function ContactSection({ heading, paragraph, variant }: ContactSectionProps) {
  return (
    <ContactColumns labelledBy="contact-heading" variant={variant}>
      <h2 id="contact-heading" className="type-h2">
        {heading}
      </h2>
      <p className="type-lead mt-5 mb-8">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
      <ContactFacts />
    </ContactColumns>
  );
}
