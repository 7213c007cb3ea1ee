import { expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/toast/toast';
import * as endpoints from '@/content/endpoints/endpoints';
import { readLayout } from '@/content/views/site-layout';
import { contactView } from '@/sections/contact/contact-page';
import { ContactSection } from '@/sections/shared/contact-section';
import { layoutBody } from '../../helpers/react/contact-form-at';
import { AtPath } from '../../helpers/react/at-path';
import { KnownAnswers } from '../../helpers/react/known-answers';
import { liveArea } from '../../helpers/react/with-answers';

const words = (name: string, value: string) => ({ name, type: name, values: { text: value } });

const sections = (variant: string) => [
  { name: 'hero', elements: [words('heading', 'Ask a Heron'), words('paragraph', 'Herons listen.')] },
  {
    name: 'contact_info',
    elements: [words('heading', 'Where herons are'), words('paragraph', 'Mornings are best.')],
  },
  {
    name: 'map_section',
    elements: [words('heading', 'By the reeds'), words('paragraph', 'Follow the stream.')],
  },
  {
    name: 'insurance_section',
    elements: [
      words('heading', 'What a fish costs'),
      words('paragraph', 'Not much.'),
      {
        name: 'cards',
        type: 'insurance_cards',
        values: {
          insurance_cards: [
            { title: 'One fish', description: 'For a question.' },
            { title: 'Two fish' },
            { title: 'Three fish', description: 'For an answer.' },
          ],
        },
      },
    ],
  },
  { name: 'contact_form', elements: [words('form variant', variant)] },
];

async function renderPage(page: ReactNode) {
  const rendered = render(
    <KnownAnswers>
      <ToastProvider>
        <AtPath path="/contact">{page}</AtPath>
      </ToastProvider>
    </KnownAnswers>,
  );
  // The region's code loads with the form.
  await act(async () => void (await import('@/components/ui/toast/toast-region')));
  return rendered;
}

const contactPage = (variant = 'main') =>
  liveArea(contactView, {
    [endpoints.layout.path]: layoutBody,
    '/api/pages/contact': { data: { content: { sections: sections(variant) } } },
  });

test('shows what the editor wrote, in page order', async () => {
  const { container } = await renderPage(contactPage());
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Ask a Heron',
    'Where herons are',
    'By the reeds',
    'What a fish costs',
    'One fish',
    'Three fish',
  ]);
  for (const line of ['Herons listen.', 'Mornings are best.', 'Follow the stream.', 'Not much.']) {
    expect(container).toHaveTextContent(line);
  }
  expect(container).toHaveTextContent('For a question.');
  expect(screen.getByRole('link', { name: /^The Good Faith Estimate/ })).toHaveAttribute(
    'href',
    '/good-faith-estimate',
  );
});

test('has phone, email, address with a map link, and hours of the layout', async () => {
  const { container } = await renderPage(contactPage());
  expect(screen.getByRole('link', { name: '(555) 010-2030' })).toHaveAttribute('href', 'tel:+15550102030');
  expect(screen.getByRole('link', { name: 'ask@heron.example' })).toHaveAttribute(
    'href',
    'mailto:ask@heron.example',
  );
  expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=7%20Reed%20Lane%20Lake%20Town',
  );
  expect(container).toHaveTextContent('Sundays at dawn');
});

test('the map is our own page in a frame of height 450', async () => {
  await renderPage(contactPage());
  const frame = screen.getByTitle('Map: the way to Heron House');
  expect(frame).toHaveAttribute('src', '/map');
  expect(frame).toHaveAttribute('height', '450');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  // The sandbox is inside, around the other company's map (map-page.test.ts); here browsers would warn about
  // it.
  expect(frame).not.toHaveAttribute('sandbox');
});

test('the editor chooses the form', async () => {
  const { unmount } = await renderPage(contactPage());
  const form = () => within(screen.getByRole('form'));
  expect(form().queryByText('Heron House')).toBeNull();
  unmount();
  await renderPage(contactPage('simple'));
  expect(form().getByText('Heron House')).toBeVisible();
});

test('the contact section of other pages has its words, the facts and the chosen form', async () => {
  await renderPage(
    <ContactSection
      heading="Call a heron"
      paragraph="Any morning."
      variant="simple"
      footer={readLayout(layoutBody).footer}
    />,
  );
  const section = screen.getByRole('region', { name: 'Call a heron' });
  expect(section).toHaveTextContent('Any morning.');
  expect(section).toHaveTextContent('Sundays at dawn');
  expect(screen.queryByRole('link', { name: 'Open in maps' })).toBeNull();
  expect(within(screen.getByRole('form')).getByText('Heron House')).toBeVisible();
});
