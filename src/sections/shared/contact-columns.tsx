import { formTexts, type Language } from '@/content/languages/languages';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { ContactForm } from '@/contact/form/contact-form';
import { DemoForm } from '@/contact/notes/demo-form';
import type { LayoutView } from '@/content/views/site-layout';

type ContactColumnsProps = {
  /** Where its words are edited. */
  edit?: string;
  /** The id of the heading in the children. */
  labeledBy?: string;
  /** The editor's choice; anything but `simple` is the main form. */
  variant?: string;
  footer: LayoutView['footer'];
  language?: Language;
  className?: string;
  /** Without it the form fills the section. */
  children?: ReactNode;
};

/** Text and facts on the left, the form on the right (5 : 7). */
export function ContactColumns({
  edit = '#contactForm',
  labeledBy,
  variant,
  footer,
  language = 'en',
  className,
  children,
}: ContactColumnsProps) {
  const { company, contact, copyright, asksSafely } = footer;
  const texts = formTexts(language);
  return (
    <Section edit={edit} labeledBy={labeledBy} className={className}>
      <div className="grid items-start gap-x-[clamp(2.5rem,6vw,5.5rem)] gap-y-12 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {children && <div>{children}</div>}
        {footer.isDemo ? (
          <DemoForm {...(texts && { texts })} />
        ) : (
          <ContactForm
            variant={variant === 'simple' ? 'simple' : 'main'}
            {...(texts && { language, texts })}
            footer={{ company, contact, copyright, ...(asksSafely && { asksSafely }) }}
          />
        )}
      </div>
    </Section>
  );
}
