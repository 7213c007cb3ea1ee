import type { Language } from '@/content/languages/languages';
import type { Safely } from './safely-schema';
import type { ContactMessageInput, ContactVariant } from './schema';

/** The result of a form that was posted without a script. */
export type FormAnswer = {
  variant: ContactVariant;
  /** Of the page with the form. */
  language: Language;
  /** The submitted values. */
  values: ContactMessageInput;
  /** How to reach the visitor safely, as submitted; omitted when nothing was said. */
  safely?: Partial<Record<keyof Safely, string>>;
  /** A message for each invalid field. */
  faults: Partial<Record<keyof ContactMessageInput, string>>;
  /** Why it was not sent, when the fields are valid. */
  problem?: string;
  /** The message mentions self-harm: show the crisis card too. */
  isCrisis?: boolean;
};

/**
 * The message was stored and mentions self-harm: show the crisis card first. Not recorded anywhere, nor in
 * the URL.
 */
export type CrisisAnswer = { isCrisis: true; language: Language };

/** What became of a posted form: it was sent, or its page is shown again with this status. */
export type PostedForm =
  | { kind: 'sent'; variant: ContactVariant; language: Language }
  | { kind: 'page'; status: number; answer: FormAnswer | CrisisAnswer; waitS?: number };

/** The form's action, in every language. */
export const FORM_PATH = '/contact';
