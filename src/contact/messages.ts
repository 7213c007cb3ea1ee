import { RequestError } from '@/lib/request';
import type { ToastMessage } from '@/components/ui/toast-message';
import type { FormAnswer } from './form-answer';
import type { ContactVariant } from './schema';

/** The words of the form that the specification fixes (spec §5, §8). */
export const PRIVACY_NOTE = 'We respect your privacy and will never share your information.';

export const SENT: Record<ContactVariant, ToastMessage> = {
  main: { title: 'Message Sent', description: "We'll get back to you as soon as possible." },
  simple: { title: "Thank you for reaching out. We'll get back to you soon." },
};

const FAILED: Record<ContactVariant, Required<Pick<ToastMessage, 'title' | 'description'>>> = {
  main: {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again.',
  },
  simple: { title: 'Error sending message', description: 'Please try again later' },
};

/** What the server answered, as "status: body"; without an answer (no network) the default sentence. */
export function failureOf(variant: ContactVariant, error: unknown): ToastMessage {
  const { title, description } = FAILED[variant];
  const answer = error instanceof RequestError ? error.message : '';
  return { title, description: answer || description, variant: 'destructive' };
}

/** What stands in the page after sending, and stays. */
export type FormOutcome = { kind: 'sent'; isCrisis: boolean } | { kind: 'failed'; reason: string };

export const NOT_SENT = 'Your message was not sent. Your words are still here.';

/** What the server said, without its number; the page of a proxy is not for reading. */
export function reasonOf(error: unknown): string {
  const said = error instanceof RequestError ? error.message.replace(/^\d+: /, '') : '';
  if (error instanceof RequestError && said && !said.includes('<')) return said;
  return 'Please check your internet connection, and try again in a minute.';
}

export const outcomeOf = ({ problem }: FormAnswer): FormOutcome => ({
  kind: 'failed',
  reason: problem ?? 'Please look at what is marked above, and send it again.',
});

/** A public demo takes no messages. */
export const DEMO_FORM = 'This is a demo. Nobody reads this.';
