'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '@/components/ui/toast';
import type { CheckedForm } from './checked-form';
import { failureOf, SENT } from './messages';
import type { ContactMessageInput, ContactVariant } from './schema';
import { post, signsOf, submissionOf, type Signs, type Submission } from './submission';

export type ContactField = keyof ContactMessageInput;

/** The states of the form (spec §4): idle, submitting, then reset with a confirmation, or an error and the entries stay. */
export function useContactForm(variant: ContactVariant) {
  const { toast } = useToast();
  const { form, errors, prepare } = useCheckedForm(variant);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const last = useRef<Submission | null>(null);

  async function send(message: ContactMessageInput, signs: Signs, reset: () => void) {
    last.current = submissionOf(message, variant, last.current);
    setIsSending(true);
    try {
      await post(last.current, signs);
      last.current = null;
      reset();
      toast(SENT[variant]);
    } catch (error) {
      toast(failureOf(variant, error));
    } finally {
      setIsSending(false);
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click comes before the button can be disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    const element = event.currentTarget;
    const signs = signsOf(element);
    try {
      const checked = await prepare();
      // Without the rules (the network is gone, or a new version of the site is out) the server alone checks.
      if (checked)
        await checked.handleSubmit((message) =>
          send(message, signs, () => checked.reset(EMPTY, { keepFieldsRef: true })),
        )();
      else await send(entriesOf(element), signs, () => element.reset());
    } finally {
      isBusy.current = false;
    }
  }

  return {
    isSending,
    prepare,
    submit,
    /** Name, message under the field, and once the rules are there the wiring of one field. */
    field: (name: ContactField) => ({ name, ...form?.register(name), error: errors[name]?.message }),
  };
}

/** The rules are fetched when the visitor first touches the form. */
function useCheckedForm(variant: ContactVariant) {
  const [form, setForm] = useState<CheckedForm | null>(null);
  const [errors, setErrors] = useState<Partial<Record<ContactField, { message?: string }>>>({});
  const loading = useRef<Promise<CheckedForm | null> | null>(null);
  const current = useRef(variant);
  useEffect(() => {
    current.current = variant;
  }, [variant]);

  async function load() {
    try {
      const { createCheckedForm } = await import('./checked-form');
      const made = createCheckedForm(() => current.current);
      made.subscribe({
        formState: { errors: true },
        callback: (state) => setErrors({ ...state.errors }),
      });
      // At once: whoever waits for the form needs it to know its fields.
      flushSync(() => setForm(made));
      return made;
    } catch {
      loading.current = null;
      return null;
    }
  }

  return { form, errors, prepare: () => (loading.current ??= load()) };
}

// By value: React would not notice a native reset, nor then the browser filling in the same words again.
const EMPTY: ContactMessageInput = { firstName: '', lastName: '', email: '', phone: '', message: '' };

function entriesOf(element: HTMLFormElement): ContactMessageInput {
  const data = new FormData(element);
  const entry = (name: ContactField) => String(data.get(name) ?? '');
  return {
    firstName: entry('firstName'),
    lastName: entry('lastName'),
    email: entry('email'),
    phone: entry('phone'),
    message: entry('message'),
  };
}
