import type { ContactMessageInput, ContactVariant } from './schema';

/** What the server says to a form that was posted without a script. */
export type FormAnswer = {
  variant: ContactVariant;
  /** What was typed. */
  values: ContactMessageInput;
  /** A sentence for each field that is wrong. */
  faults: Partial<Record<keyof ContactMessageInput, string>>;
  /** Why it was not sent, where no field is to blame. */
  problem?: string;
};

/** The words were received, and they speak of self-harm: the crisis card comes first. Noted nowhere, not in the address either. */
export const CRISIS_ANSWER = 'crisis';

/** Where the form is posted to, and what follows. */
export const FORM_PATH = '/contact';
export const SENT_PATHS: Record<ContactVariant, string> = {
  main: `${FORM_PATH}/sent`,
  simple: `${FORM_PATH}/thank-you`,
};
