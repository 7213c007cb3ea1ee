import { sayIn, type Language } from '@/content/languages/languages';
import type { LayoutView } from '@/content/views/site-layout';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { ContactColumns } from './contact-columns';
import { ContactFacts } from './contact-facts';

type ContactSectionProps = {
  heading: string;
  paragraph: string;
  variant?: string;
  footer: LayoutView['footer'];
  language?: Language;
  /** Where its words are edited. */
  edit?: string;
  /** Of the section. */
  className?: string;
};

/** Closes the home, About and Programs pages (spec §2). Takes `view.contactPreview` as it is. */
export function ContactSection({
  heading,
  paragraph,
  variant,
  footer,
  language = 'en',
  edit = '#contactPreview',
  className,
}: ContactSectionProps) {
  return (
    <ContactColumns
      edit={edit}
      labeledBy="contact-heading"
      variant={variant}
      footer={footer}
      language={language}
      className={className}
    >
      <h2 id="contact-heading" className="type-h2">
        {heading}
      </h2>
      <p className="type-lead mt-5 mb-8">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
      <ContactFacts contact={footer.contact} say={sayIn(language)} />
    </ContactColumns>
  );
}
