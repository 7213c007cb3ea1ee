import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast/toast';
import { ContactForm } from '@/contact/form/contact-form';
import type { FormAnswer } from '@/contact/rules/form-answer';
import { FormAnswerProvider } from '@/contact/form/form-answer-context';
import type { ContactVariant } from '@/contact/rules/schema';
import { readLayout } from '@/content/views/site-layout';
import { KnownAnswers } from './known-answers';

/** The response of the site-layout endpoint, with text that no fallback has. */
export const layoutBody = {
  data: {
    content: [
      {
        name: 'footer',
        elements: [
          { name: 'company info', type: 'company info', values: { name: 'Heron House' } },
          {
            name: 'contact info',
            type: 'contact info',
            values: {
              phone: '(555) 010-2030',
              email: 'ask@heron.example',
              address: '7 Reed Lane\nLake Town',
              hours: 'Sundays at dawn',
            },
          },
        ],
      },
    ],
  },
};

type At = { variant?: ContactVariant; answer?: FormAnswer | null; asksSafely?: boolean };

/** The form as in a page: with the layout's content and a toast region. */
export function ContactFormAt({ variant, answer = null, asksSafely }: At) {
  return (
    <KnownAnswers>
      <ToastProvider>
        <FormAnswerProvider value={answer}>
          <ContactForm
            variant={variant}
            footer={readLayout({ data: { ...layoutBody.data, asksSafely } }).footer}
          />
        </FormAnswerProvider>
      </ToastProvider>
    </KnownAnswers>
  );
}

export const form = () => within(screen.getByRole('form', { name: 'Contact form' }));

export const labels = ['First name', 'Last name', 'Email', 'Phone (optional)', 'Message'];

/** Types key by key; '' leaves a field as it is. */
export async function typeMessage(user: UserEvent, words: readonly string[]) {
  for (const [index, label] of labels.entries()) {
    const word = words[index];
    if (word) await user.type(form().getByLabelText(label), word);
  }
}

/** Fills all fields at once, as autofill does. */
export function fillIn(words: readonly string[]) {
  for (const [index, label] of labels.entries()) {
    fireEvent.input(form().getByLabelText(label), { target: { value: words[index] } });
  }
}
