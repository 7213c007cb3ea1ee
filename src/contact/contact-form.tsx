'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextareaField } from '@/components/ui/field';
import { MESSAGE_ROWS } from '@/content/constants';
import { AddressBlock } from './address-block';
import { EmergencyNote } from './emergency-note';
import { PRIVACY_NOTE } from './messages';
import type { ContactVariant } from './schema';
import { TrapField } from './trap-field';
import { useContactForm } from './use-contact-form';

/** The contact form (spec §2 Contact). `simple` is the older variant: only required checks, and the address above the fields. */
export function ContactForm({ variant = 'main' }: { variant?: ContactVariant }) {
  const { field, isSending, prepare, submit } = useContactForm(variant);
  const isHydrated = useIsHydrated();
  const button = useKeptFocus(isSending);
  return (
    <form
      // The rules speak, not the browser. Should it ever submit by itself, the words must not land in the address.
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      aria-label="Contact form"
      className="no-print ground-white rounded-panel border border-hairline p-[clamp(1.5rem,3.4vw,3rem)]"
    >
      {variant === 'simple' && <AddressBlock />}
      <fieldset disabled={isSending} className="grid min-w-0 gap-x-5 gap-y-6 tablet:grid-cols-2">
        <Field label="First name" autoComplete="given-name" required {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" required {...field('lastName')} />
        <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
        <Field label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
        <TextareaField
          label="Message"
          rows={MESSAGE_ROWS}
          required
          className="tablet:col-span-2"
          {...field('message')}
        />
      </fieldset>
      <TrapField />
      <EmergencyNote />
      <div className="mt-6 flex flex-col items-start gap-x-6 gap-y-5 tablet:flex-row tablet:items-center">
        {/* Until this code runs, nothing could take the message: the button then does not submit. */}
        <Button
          ref={button}
          type={isHydrated ? 'submit' : 'button'}
          accent
          busy={isSending}
          busyLabel="Sending..."
          className="shrink-0"
        >
          Send Message
        </Button>
        <p className="type-small text-quiet">{PRIVACY_NOTE}</p>
      </div>
      <noscript>
        <p className="type-small mt-5">
          This form needs JavaScript. Without it, please use the ways of reaching us on this page.
        </p>
      </noscript>
    </form>
  );
}

const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** What is disabled loses the focus; after sending it returns to the button, unless the visitor has moved on. */
function useKeptFocus(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    // The focus falls back to the page, or to what is around the form.
    const isLost = document.activeElement?.contains(button.current) ?? true;
    if (wasSending.current && !isSending && isLost) button.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);
  return button;
}
