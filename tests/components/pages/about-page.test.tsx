import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { aboutView } from '@/sections/about/about-page';
import { layoutAnswer, pageAnswer, renderWithAnswers } from '../../helpers/react/with-answers';

const team = {
  data: [
    { id: '1', name: 'Kite Heron', title: 'Pilot', bio: 'Flies kites.', imageUrl: '/media/kite.jpg' },
    { id: '2', name: 'Tide Wren', title: 'Diver', bio: 'Dives at dawn.', imageUrl: null },
  ],
};

const page = pageAnswer({
  hero: { 'page title': { text: 'About Heron House' }, 'page subtitle': { text: 'A house of herons.' } },
  mission: { 'section heading': { text: 'Why we wade' }, 'mission statement': { text: 'To stand still.' } },
  team_overview: { 'section heading': { text: 'The flock' }, 'section subtitle': { text: 'All herons.' } },
  approach: {
    'section heading': { text: 'How we wade' },
    paragraph: { text: 'Slowly.' },
    approach_cards: {
      cards: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, description: `${title} leg` })),
    },
    'cta button': { text: 'See the ponds', url: '/ponds' },
  },
  accreditations: {
    'section heading': { text: 'Ringed and counted' },
    accreditations_list: { accreditations: [{ title: 'Ringed', description: 'On one leg.' }] },
  },
  contact_preview: { heading: { text: 'Call the pond' }, paragraph: { text: 'Somebody quacks.' } },
});

const renderAbout = (answers: Record<string, unknown> = {}) =>
  renderWithAnswers(
    {
      '/api/pages/about': page,
      '/api/team-members': team,
      '/api/globals/site-layout': layoutAnswer('Heron House'),
      ...answers,
    },
    aboutView,
  );

const region = (name: string) => within(screen.getByRole('region', { name }));
const card = (name: string) => within(region('The flock').getByRole('heading', { name }).closest('li')!);

test('the words of every section are those of the content', async () => {
  await renderAbout();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^About Heron House$/);
  expect(screen.getByText('A house of herons.')).toBeVisible();
  expect(region('Why we wade').getByText('To stand still.')).toBeVisible();
  expect(region('The flock').getByText('All herons.')).toBeVisible();
  expect(region('How we wade').getByText('Slowly.')).toBeVisible();
  expect(region('How we wade').getByRole('link', { name: 'See the ponds' })).toHaveAttribute(
    'href',
    '/ponds',
  );
  expect(region('Ringed and counted').getByText('On one leg.')).toBeVisible();
});

test('the contact section closes the page', async () => {
  const { container } = await renderAbout();
  const last = [...container.querySelectorAll('section')].at(-1);
  expect(last).toBe(screen.getByRole('region', { name: 'Call the pond' }));
  expect(region('Call the pond').getByText('Somebody quacks.')).toBeVisible();
  expect(region('Call the pond').getByRole('form', { name: 'Contact form' })).toBeVisible();
});

test('the link to the programs is there without content', async () => {
  await renderAbout({ '/api/pages/about': {} });
  expect(screen.getByRole('link', { name: 'Explore Our Programs' })).toHaveAttribute('href', '/programs');
});

test('at most three cards of the approach are shown', async () => {
  await renderAbout();
  expect(
    region('How we wade')
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['One', 'Two', 'Three']);
});

describe('a member of the team', () => {
  test('has name, title, bio and picture', async () => {
    await renderAbout();
    expect(card('Kite Heron').getByText('Pilot')).toBeVisible();
    expect(card('Kite Heron').getByText('Flies kites.')).toBeVisible();
    expect(card('Kite Heron').getByRole('img', { name: 'Kite Heron' })).toHaveAttribute(
      'src',
      expect.stringContaining('kite.jpg'),
    );
    expect(card('Kite Heron').queryByText('KH')).toBeNull();
  });

  test('whose picture is an illustration has it as decoration', async () => {
    await renderAbout({
      '/api/team-members': {
        data: [
          { id: '1', name: 'Kite Heron', imageUrl: '/media/vase.jpg', imageAlt: 'Illustration: a vase' },
        ],
      },
    });
    expect(card('Kite Heron').getByRole('presentation')).toHaveAttribute('alt', '');
  });

  test('without a picture has the first two initials', async () => {
    await renderAbout();
    expect(card('Tide Wren').getByText('TW')).toBeVisible();
    expect(card('Tide Wren').queryByRole('img')).toBeNull();
  });

  test('whose picture fails to load has the first two initials', async () => {
    await renderAbout();
    fireEvent.error(card('Kite Heron').getByRole('img'));
    expect(card('Kite Heron').getByText('KH')).toBeVisible();
    expect(card('Kite Heron').queryByRole('img')).toBeNull();
  });
});

test.each([
  ['empty', { data: [] }],
  ['malformed', 'words'],
])('when the list of members is %s there is no section of the team', (_, answer) => {
  renderAbout({ '/api/team-members': answer });
  expect(screen.queryByRole('region', { name: 'The flock' })).toBeNull();
  expect(screen.queryByText('All herons.')).toBeNull();
});
