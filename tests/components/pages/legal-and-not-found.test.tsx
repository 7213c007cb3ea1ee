import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { privacyView, termsView } from '@/sections/legal/legal-page';
import { notFoundView } from '@/sections/not-found-page';
import { layoutAnswer, pageAnswer, renderWithAnswers } from '../../helpers/react/with-answers';

test.each([
  ['privacy', privacyView],
  ['terms', termsView],
] as const)('/%s shows its title and text', async (name, view) => {
  const answer = pageAnswer({
    hero: { 'page title': { text: `Ponds and ${name}` } },
    body: { text: { text: '<h2>Ripples</h2><p>They pass.</p>' } },
  });
  await renderWithAnswers({ [`/api/pages/${name}`]: answer }, view);
  expect(screen.getByRole('heading', { level: 1, name: `Ponds and ${name}` })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ripples' })).toBeVisible();
  expect(screen.getByText('They pass.')).toBeVisible();
});

test('a text of law says since when it counts, and keeps the one before it', async () => {
  const answer = pageAnswer({
    history: {
      'in force since': { text: 'November 23, 2026' },
      'former text': { text: '<p>Frogs agreed.</p>' },
    },
  });
  await renderWithAnswers({ '/api/pages/terms': answer }, termsView);
  expect(screen.getByText('In force since November 23, 2026.')).toBeVisible();
  expect(screen.getByText('The former text').closest('details')).toHaveTextContent('Frogs agreed.');
});

test('Privacy says that page views are counted while they are, and only then', async () => {
  const counting = { data: { content: [], countsViews: true } };
  const html = (await renderWithAnswers({}, privacyView)).container.innerHTML;
  expect(html).not.toContain('page views');
  cleanup();
  await renderWithAnswers({ '/api/globals/site-layout': counting }, privacyView);
  expect(screen.getByRole('heading', { level: 2, name: 'How we count page views' })).toBeVisible();
  cleanup();
  await renderWithAnswers({ '/api/globals/site-layout': counting }, termsView);
  expect(screen.queryByRole('heading', { name: 'How we count page views' })).toBeNull();
});

test.each([
  [{}, 'A fixed time is not posted here; ask us.'],
  [{ messagesDeletedAfterDays: 90 }, 'this website deletes it automatically after 90 days.'],
  [{ messagesDeletedAfterDays: 1 }, 'this website deletes it automatically after one day.'],
  [{ messagesDeletedAfterDays: 'soon' }, 'A fixed time is not posted here; ask us.'],
])('Privacy says how long messages are kept, as the setting says: %j', async (setting, words) => {
  const layout = { data: { content: [], ...setting } };
  await renderWithAnswers({ '/api/globals/site-layout': layout }, privacyView);
  const heading = screen.getByRole('heading', { level: 2, name: 'How long messages are kept' });
  expect(heading.nextElementSibling).toHaveTextContent(words);
});

test('any other path: the text of the specification, and links', async () => {
  await renderWithAnswers({ '/api/globals/site-layout': layoutAnswer('Heron House') }, notFoundView);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByText('This page is not here. It is not your mistake.')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/programs',
    '/conditions',
    '/contact',
    '/contact',
    expect.stringMatching(/^tel:\+1\d{10}$/),
    'sms:988',
    'tel:988',
  ]);
  const field = screen.getByRole('searchbox', { name: 'Search this site' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field.closest('form')).toHaveAttribute('action', '/search');
  const lastWay = screen.getAllByRole('link', { name: 'Contact' })[0]!;
  expect(lastWay.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
