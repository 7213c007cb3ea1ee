import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { extraPageView } from '@/sections/extra-page/extra-page';
import { renderWithCalls, type Call } from '../../helpers/react/with-calls';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const text = (name: string, words: string, type = 'heading') => ({ name, type, values: { text: words } });
const block = (type: string, ...elements: object[]) => ({ name: `block_${type}`, type, elements });
const content = [
  {
    name: 'hero',
    elements: [text('page title', 'Admissions'), text('page subtitle', 'From the first call.')],
  },
  block('text', text('heading', 'In short'), text('text', '<p>Call us.</p>', 'html')),
  block('steps', text('heading', 'How it goes'), {
    name: 'steps',
    type: 'steps_list',
    values: { steps: [{ title: 'You call', description: 'Or text 988.' }, { title: 'You come' }] },
  }),
  block('questions', {
    name: 'questions',
    type: 'questions_list',
    values: { questions: [{ title: 'May I bring a book?', answer: 'Yes.' }] },
  }),
  block('cards', text('heading', 'Read on'), {
    name: 'cards',
    type: 'cards_list',
    values: {
      cards: [
        { title: 'Programs', link: '/programs' },
        { title: 'Bad', link: 'javascript:1' },
      ],
    },
  }),
  block('facts', text('heading', 'Facts'), {
    name: 'facts',
    type: 'facts_list',
    values: { facts: [{ title: 'Parking', text: 'Beside the house.' }] },
  }),
  block('people', text('heading', 'Who answers'), {
    name: 'members',
    type: 'team_members',
    values: { ids: ['2'] },
  }),
  block('text', text('heading', 'Nothing below')),
];
const team = {
  data: [
    { id: '1', name: 'Ann One' },
    { id: '2', name: 'Bea Two' },
  ],
};

const renderPage = (call: Call) =>
  renderWithCalls({ '/api/pages/admissions': call, '/api/team-members': { body: team } }, extraPageView, {
    slug: 'admissions',
  });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('an extra page', () => {
  test('shows its blocks in order, and none that has no content', async () => {
    renderPage({ body: { data: { content } } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Admissions');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['In short', 'How it goes', 'Read on', 'Facts', 'Who answers']);
    expect(region('How it goes').getAllByRole('listitem')).toHaveLength(2);
    expect(region('How it goes').getByRole('link', { name: '988' })).toBeVisible();
    expect(screen.getByText('May I bring a book?').closest('details')).not.toHaveAttribute('open');
    const links = region('Read on').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/programs']);
    expect(region('Facts').getByText('Beside the house.').tagName).toBe('DD');
    expect(region('Who answers').getByText('Bea Two')).toBeVisible();
    expect(screen.queryByText('Ann One')).toBeNull();
  });

  test('that is gone is a page that is not there', async () => {
    renderPage({ status: 404 });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  });

  test('that cannot be loaded says so', async () => {
    renderPage({ status: 500 });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Error Loading Page');
  });
});
