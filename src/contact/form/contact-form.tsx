'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextareaField } from '@/components/ui/field';
import type { FormTexts, Language } from '@/content/languages/languages';
import { island } from '@/live/island';
import { MESSAGE_ROWS } from '@/content/schema/constants';
import type { LayoutView } from '@/content/views/site-layout';
import { AddressBlock } from '../notes/address-block';
import { EmergencyNote } from '../notes/emergency-note';
import { FORM_PATH } from '../rules/form-answer';
import { formSay } from '@/content/languages/form-texts';
import { useFormAnswer } from './form-answer-context';
import { FocusedCrisisCard, OutcomeNote } from '../notes/outcome-note';
import { PrivacyNote } from '../notes/privacy-note';
import type { ContactVariant } from '../rules/schema';
import { SafelyFields } from './safely-fields';
import { TrapField } from './trap-field';
import { useContactForm } from './use-contact-form';

type ContactFormProps = {
  variant?: ContactVariant;
  footer: Pick<LayoutView['footer'], 'company' | 'contact' | 'copyright' | 'asksSafely'>;
  /** On a page that is not in English. */
  language?: Language;
  texts?: FormTexts;
};

/**
 * The contact form (spec §2 Contact). `simple` is the older variant: only required checks, and the address
 * above the fields. Without its script it posts natively (src/server/handlers/post-form.ts).
 */
export function ContactForm({ variant: chosen = 'main', footer, language, texts }: ContactFormProps) {
  const answer = useFormAnswer();
  const variant = answer?.variant ?? chosen;
  const asksSafely = variant === 'main' && footer.asksSafely === true;
  const { field, isChecking, isSending, outcome, prepare, submit, onInput } = useContactForm(
    { variant, texts },
    answer,
  );
  const button = useKeptFocus(isSending);
  const say = formSay(texts);
  return (
    <form
      method="post"
      action={FORM_PATH}
      // Our messages instead of the browser's.
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      onInput={onInput}
      aria-busy={isChecking}
      aria-label={say('Contact form')}
      className="no-print ground-white rounded-panel border border-hairline p-[clamp(1.5rem,3.4vw,3rem)]"
    >
      {variant === 'simple' && <AddressBlock footer={footer} />}
      {variant === 'simple' && <input type="hidden" name="variant" value="simple" />}
      {language && <input type="hidden" name="language" value={language} />}
      <EmergencyNote texts={texts} />
      <fieldset disabled={isSending} className="mt-7 grid min-w-0 gap-x-5 gap-y-6 tablet:grid-cols-2">
        <Field label={say('First name')} autoComplete="given-name" required {...field('firstName')} />
        <Field label={say('Last name')} autoComplete="family-name" required {...field('lastName')} />
        <Field label={say('Email')} type="email" autoComplete="email" required {...field('email')} />
        <Field
          label={say('Phone')}
          type="tel"
          autoComplete="tel"
          optional={texts ? say('(optional)') : true}
          {...field('phone')}
        />
        <TextareaField
          label={say('Message')}
          rows={MESSAGE_ROWS}
          required
          className="tablet:col-span-2"
          {...field('message')}
        />
        {asksSafely && <SafelyFields before={answer?.safely} say={say} />}
      </fieldset>
      <TrapField />
      {outcome?.isCrisis && <FocusedCrisisCard texts={texts} />}
      {outcome && <OutcomeNote outcome={outcome} footer={footer} texts={texts} />}
      <div className="mt-6 flex flex-col items-start gap-x-6 gap-y-5 tablet:flex-row tablet:items-center">
        <Button
          ref={button}
          type="submit"
          accent
          busy={isSending}
          busyLabel={say('Sending...')}
          className="shrink-0"
        >
          {say('Send Message')}
        </Button>
        <PrivacyNote footer={footer} say={say} />
      </div>
    </form>
  );
}

island(ContactForm);

/** Disabling the button drops its focus; restores it after sending, unless the visitor has moved on. */
function useKeptFocus(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    // The focus fell back to the body, or to an ancestor of the form.
    const isLost = document.activeElement?.contains(button.current) ?? true;
    if (wasSending.current && !isSending && isLost) button.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);
  return button;
}
