'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormTexts } from '@/content/languages/languages';
import { useToast } from '@/components/ui/toast/toast';
import type { CheckedForm } from './checked-form';
import type { FormAnswer } from '../rules/form-answer';
import { sayMessage } from '@/content/languages/form-texts';
import { TRAP } from '../rules/honeypot';
import { failureOf, outcomeOf, reasonOf, sentToast, type FormOutcome } from '../rules/messages';
import type { ContactMessageInput, ContactVariant } from '../rules/schema';
import {
  post,
  signsOf,
  submissionOf,
  type FormMessage,
  type Signs,
  type Submission,
} from '../rules/submission';

export type ContactField = keyof ContactMessageInput;

/**
 * The states of the form (spec §4): idle, submitting, then reset with a confirmation, or an error with the
 * values kept. `answer` is the result of the same form when it was posted without a script.
 */
export function useContactForm(
  { variant, texts }: { variant: ContactVariant; texts?: FormTexts },
  answer: FormAnswer | null,
) {
  const { toast } = useToast();
  const { form, errors, prepare } = useCheckedForm(variant);
  const [isChecking, setIsChecking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome | null>(answer && outcomeOf(answer));
  const [faults, setFaults] = useState(answer?.faults ?? {});
  const firstFault = Object.keys(answer?.faults ?? {})[0];
  const isBusy = useRef(false);
  const last = useRef<Submission | null>(null);

  async function send(message: FormMessage, signs: Signs, reset: () => void) {
    last.current = submissionOf(message, variant, last.current);
    setIsSending(true);
    const isCrisis = await isOfCrisis(message);
    try {
      await post(last.current, signs);
      last.current = null;
      reset();
      setOutcome({ kind: 'sent', isCrisis });
      toast(sentToast(variant, texts));
    } catch (error) {
      setOutcome({ kind: 'failed', reason: reasonOf(error), isCrisis });
      toast(failureOf(variant, error, texts));
    } finally {
      setIsSending(false);
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click can come before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsChecking(true);
    setFaults({});
    setOutcome(null);
    const element = event.currentTarget;
    const signs = signsOf(element);
    const entries = entriesOf(element);
    try {
      const checked = await prepare();
      const reset = () => {
        element.reset();
        checked?.reset(EMPTY, { keepFieldsRef: true });
      };
      // Without the rules (offline, or a new deployment) only the server validates.
      if (checked)
        await checked.handleSubmit(
          (message) => send({ ...entries, ...message }, signs, reset),
          async (invalid) => {
            // The crisis card takes the focus.
            if (await isOfCrisis(entries)) setOutcome(outcomeOf({ isCrisis: true }));
            else checked.setFocus(Object.keys(invalid)[0] as ContactField);
          },
        )();
      else await send(entries, signs, reset);
    } finally {
      isBusy.current = false;
      setIsChecking(false);
    }
  }

  return {
    /** The rules may still be loading; controls.css reserves the lines of the errors meanwhile. */
    isChecking,
    isSending,
    outcome,
    prepare,
    submit,
    /** The visitor is correcting fields that the server rejected. */
    onInput: ({ target }: SyntheticEvent) =>
      setFaults(({ [(target as HTMLInputElement).name as ContactField]: _mended, ...others }) => others),
    /** Name, message under the field, and, once the rules are loaded, the props of one field. */
    field: (name: ContactField) => ({
      id: `contact-${name}`,
      name,
      defaultValue: answer?.values[name],
      autoFocus: name === firstFault && !answer?.isCrisis,
      ...form?.register(name),
      error: messageIn(texts, errors[name]?.message ?? faults[name]),
    }),
  };
}

const messageIn = (texts: FormTexts | undefined, message?: string) => message && sayMessage(texts, message);

/** Checked in the browser only; the result is not sent. */
async function isOfCrisis({ message }: FormMessage): Promise<boolean> {
  try {
    return (await import('@/content/crisis/self-harm-words')).speaksOfSelfHarm(message);
  } catch {
    // A new version was deployed. 988 and 911 are shown anyway.
    return false;
  }
}

/** Loads the rules when the visitor first touches the form. */
function useCheckedForm(variant: ContactVariant) {
  const [form, setForm] = useState<CheckedForm | null>(null);
  const [errors, setErrors] = useState<Partial<Record<ContactField, { message?: string }>>>({});
  const loading = useRef<Promise<CheckedForm | null> | null>(null);
  const current = useRef(variant);
  useEffect(() => {
    current.current = variant;
  }, [variant]);

  async function load() {
    // Preload: it is needed when the form is sent.
    void import('@/content/crisis/self-harm-words').catch(() => undefined);
    try {
      const { createCheckedForm } = await import('./checked-form');
      const made = createCheckedForm(() => current.current);
      made.subscribe({
        formState: { errors: true },
        callback: (state) => setErrors({ ...state.errors }),
      });
      // Synchronous, so that the form knows its fields before it continues.
      flushSync(() => setForm(made));
      return made;
    } catch {
      loading.current = null;
      return null;
    }
  }

  return { form, errors, prepare: () => (loading.current ??= load()) };
}

// Set by value: React does not notice a native reset, nor the browser filling in the same values again.
const EMPTY: ContactMessageInput = { firstName: '', lastName: '', email: '', phone: '', message: '' };

/** All values of the form. Only the server checks those that `EMPTY` does not name; every choice is valid. */
function entriesOf(element: HTMLFormElement) {
  const { [TRAP]: _trap, language: _language, ...entries } = Object.fromEntries(new FormData(element));
  return entries as FormMessage;
}
