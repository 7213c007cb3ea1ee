import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { programsView } from '@/sections/programs/programs-page';
import { layoutAnswer, pageAnswer, renderWithAnswers } from '../../helpers/react/with-answers';

const programs = ['Heron Program', 'Wren Program', 'Owl Program', 'Crow Program'].map((title) => ({
  title,
  subtitle: `${title}, daily`,
  description: `${title} in words`,
  features: [1, 2, 3, 4, 5].map((n) => ({ text: `${title} feature ${n}` })),
  whoItsFor: `Friends of the ${title}`,
}));

const page = pageAnswer({
  hero: { 'page title': { text: 'Ponds' }, 'page subtitle': { text: 'Deep and shallow.' } },
  overview: { 'section heading': { text: 'Which pond' }, paragraph: { text: 'Any pond.' } },
  levels_of_care: { heading: { text: 'Depths' }, care_programs: { programs } },
  therapies_info: {
    heading: { text: 'Wading' },
    paragraph: { text: 'With both legs.' },
    'cta button': { text: 'All the wading', url: '/wading' },
  },
  insurance: {
    heading: { text: 'Who pays' },
    paragraph: { text: 'In fish.' },
    insurance_providers: { providers: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ name: `Fish ${n}` })) },
    'cta button': { text: 'Count the fish', url: '/fish' },
  },
  final_cta: {
    heading: { text: 'Come in' },
    paragraph: { text: 'The water is fine.' },
    'cta button': { text: 'Step in', url: '/step' },
  },
  contact_preview: { heading: { text: 'Call the pond' }, paragraph: { text: 'Somebody quacks.' } },
});

const renderPrograms = (body: unknown = page) =>
  renderWithAnswers(
    { '/api/pages/programs': body, '/api/globals/site-layout': layoutAnswer('Heron House') },
    programsView,
  );

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the words of every section are those of the content', async () => {
  await renderPrograms();
  expect(screen.getByRole('heading', { level: 1, name: 'Ponds' })).toBeVisible();
  expect(screen.getByText('Deep and shallow.')).toBeVisible();
  expect(region('Which pond').getByText('Any pond.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Depths' })).toBeVisible();
  expect(region('Wading').getByRole('link', { name: 'All the wading' })).toHaveAttribute('href', '/wading');
  expect(region('Who pays').getByRole('link', { name: 'Count the fish' })).toHaveAttribute('href', '/fish');
  expect(region('Come in').getByRole('link', { name: 'Step in' })).toHaveAttribute('href', '/step');
});

test('the contact section closes the page', async () => {
  const { container } = await renderPrograms();
  const last = [...container.querySelectorAll('section')].at(-1);
  expect(last).toBe(screen.getByRole('region', { name: 'Call the pond' }));
  expect(region('Call the pond').getByText('Somebody quacks.')).toBeVisible();
  expect(region('Call the pond').getByRole('form', { name: 'Contact form' })).toBeVisible();
});

test('without content the calls lead to /therapies and /contact', async () => {
  const { container } = await renderPrograms({});
  const callOf = (id: string) => container.querySelector(`[aria-labelledby="${id}"] a`)?.getAttribute('href');
  expect(callOf('therapies-info')).toBe('/therapies');
  expect(callOf('insurance')).toBe('/contact');
  expect(callOf('final-call')).toBe('/contact');
});

describe('the programs', () => {
  test('are three at most, and stand at #php, #iop and #outpatient', async () => {
    await renderPrograms();
    const shown = screen
      .getAllByRole('article')
      .map((article) => [article.id, within(article).getByRole('heading', { level: 3 }).textContent]);
    expect(shown).toEqual([
      ['php', 'Heron Program'],
      ['iop', 'Wren Program'],
      ['outpatient', 'Owl Program'],
    ]);
  });

  test('have a link at the head of the page', async () => {
    await renderPrograms();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Heron', '#php'],
      ['Wren', '#iop'],
      ['Owl', '#outpatient'],
    ]);
  });

  test('say what they are, with four features at most, and who they are for', async () => {
    await renderPrograms();
    const wren = within(screen.getByRole('article', { name: 'Wren Program' }));
    expect(wren.getByText('Wren Program, daily')).toBeVisible();
    expect(wren.getByText('Wren Program in words')).toBeVisible();
    expect(wren.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      [1, 2, 3, 4].map((n) => `Wren Program feature ${n}`),
    );
    expect(wren.getByRole('heading', { name: 'Who it is for' }).parentElement).toHaveTextContent(
      'Friends of the Wren Program',
    );
  });

  test('leave out what they do not say', async () => {
    const bare = { programs: [{ title: 'Heron Program', description: 'Only this' }] };
    await renderPrograms(pageAnswer({ levels_of_care: { care_programs: bare } }));
    const heron = within(screen.getByRole('article'));
    expect(heron.queryByRole('list')).toBeNull();
    expect(heron.queryByText('Who it is for')).toBeNull();
  });
});

test('six providers of insurance are shown at most', async () => {
  await renderPrograms();
  expect(
    region('Who pays')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Fish ${n}`));
});
