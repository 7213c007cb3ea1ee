import type { FormTexts } from '@/content/languages/languages';
import { RequestError } from '@/lib/request';
import type { ToastMessage } from '@/components/ui/toast/toast-message';
import { formSay, sayMessage } from '@/content/languages/form-texts';
import type { FormAnswer } from './form-answer';
import type { ContactVariant } from './schema';

/** The form's fixed texts (spec §5, §8). */
export const PRIVACY_NOTE = 'We respect your privacy and will never share your information.';

export const SENT = {
  main: { title: 'Message Sent', description: "We'll get back to you as soon as possible." },
  simple: { title: "Thank you for reaching out. We'll get back to you soon.", description: undefined },
} as const satisfies Record<ContactVariant, ToastMessage>;

const FAILED = {
  main: {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again.',
  },
  simple: { title: 'Error sending message', description: 'Please try again later' },
} as const satisfies Record<ContactVariant, ToastMessage>;

/** The server's response as "status: body"; without a response (no network) the default sentence. */
export function failureOf(variant: ContactVariant, error: unknown, texts?: FormTexts): ToastMessage {
  const { title, description } = FAILED[variant];
  const answer = error instanceof RequestError ? error.message : '';
  return {
    title: formSay(texts)(title),
    description: sayMessage(texts, answer || description, description),
    variant: 'destructive',
  };
}

/** The confirmation of spec §8. */
export function sentToast(variant: ContactVariant, texts?: FormTexts): ToastMessage {
  const { title, description } = SENT[variant];
  const say = formSay(texts);
  return { title: say(title), description: description && say(description) };
}

/** The persistent note in the page after sending. `isCrisis`: the message mentions self-harm. */
export type FormOutcome = { isCrisis: boolean } & ({ kind: 'sent' } | { kind: 'failed'; reason: string });

export const NOT_SENT = 'Your message was not sent. Your words are still here.';

/** The server's message without its status; ignores a proxy's HTML page. */
export function reasonOf(error: unknown): string {
  const said = error instanceof RequestError ? error.message.replace(/^\d+: /, '') : '';
  if (error instanceof RequestError && said && !said.includes('<')) return said;
  return 'Please check your internet connection, and try again in a minute.';
}

/** Of a message that was not sent; without a `problem`, invalid fields are marked. */
export const outcomeOf = ({
  problem,
  isCrisis = false,
}: Pick<FormAnswer, 'problem' | 'isCrisis'>): FormOutcome => ({
  kind: 'failed',
  reason: problem ?? 'Please look at what is marked above, and send it again.',
  isCrisis,
});

/** A public demo rejects messages. */
export const DEMO_FORM = 'This is a demo. Nobody reads this.';
