import { RequestError } from '@/lib/request';
import type { ToastMessage } from '@/components/ui/toast-region';
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
