import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/toast';
import { KnownAnswers } from './known-answers';

/** Renders a page whose calls (spec §7) have these answers, by path. A path that is not named must not be asked for. */
export async function renderWithAnswers(answers: Record<string, unknown>, page: ReactNode) {
  const rendered = render(
    <KnownAnswers answers={answers}>
      <ToastProvider>{page}</ToastProvider>
    </KnownAnswers>,
  );
  // The region's code loads with the form.
  await act(async () => void (await import('@/components/ui/toast-region')));
  return rendered;
}

/** A page's answer from its sections and their elements: `{ hero: { 'page title': { text: 'Kite' } } }`. */
export const pageAnswer = (sections: Record<string, Record<string, Record<string, unknown>>>) => ({
  data: {
    content: Object.entries(sections).map(([name, elements]) => ({
      name,
      elements: Object.entries(elements).map(([element, values]) => ({
        name: element,
        type: element,
        values,
      })),
    })),
  },
});

export const layoutAnswer = (name: string) => ({
  data: {
    content: [
      { name: 'footer', elements: [{ name: 'company info', type: 'company info', values: { name } }] },
    ],
  },
});
