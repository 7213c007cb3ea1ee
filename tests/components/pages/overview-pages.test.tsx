import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { navigation } from '@/components/layout/header/navigation';
import type { ListedPage } from '@/content/views/lists';
import { conditionsView } from '@/sections/conditions/conditions-page';
import { therapiesView } from '@/sections/therapies/therapies-page';
import { layoutAnswer, pageAnswer, renderWithAnswers } from '../../helpers/react/with-answers';

const layout = { '/api/globals/site-layout': layoutAnswer('Heron House') };
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the conditions overview', () => {
  const conditions = pageAnswer({
    hero: { 'main heading': { text: 'Weathers' }, subtitle: { text: 'All of them pass.' } },
    overview: { 'section heading': { text: 'What is weather' }, paragraph: { text: 'It is outside.' } },
    conditions_list: {
      'condition 1 title': { text: 'Fog' },
      'condition 1 description': { text: 'Gray.' },
      'condition 1 path': { text: '/conditions/fog' },
      'condition 2 title': { text: 'No path' },
      'condition 2 description': { text: 'Nowhere.' },
    },
    closing: { 'section heading': { text: 'Other weather?' }, paragraph: { text: 'Tell us.' } },
  });

  const renderConditions = (page: unknown, listed: unknown[] | null = []) =>
    renderWithAnswers(
      { ...layout, '/api/pages/conditions': page, '/api/conditions': { data: listed } },
      conditionsView,
    );

  const paths = () =>
    screen.getAllByRole('link', { name: /^Learn More about / }).map((link) => link.getAttribute('href'));

  test('shows the words of the content', async () => {
    await renderConditions(conditions);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Weathers$/);
    expect(screen.getByText('All of them pass.')).toBeVisible();
    expect(region('What is weather').getByText('It is outside.')).toBeVisible();
    expect(screen.getByText('Gray.')).toBeVisible();
    expect(region('Other weather?').getByText('Tell us.')).toBeVisible();
  });

  test('has a card for each whole entry, and a plain link for every other published condition', async () => {
    await renderConditions(conditions, [
      { title: 'Fog', slug: 'fog' },
      { title: 'Hail', slug: 'hail', summary: 'Loud.' },
    ]);
    expect(paths()).toEqual(['/conditions/fog']);
    const more = within(screen.getByRole('navigation', { name: 'More conditions we treat' }));
    expect(more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hail', '/conditions/hail'],
    ]);
    expect(screen.queryByText('Loud.')).toBeNull();
  });

  test('says nothing of more conditions where there are none', async () => {
    await renderConditions(conditions, [{ title: 'Fog', slug: 'fog' }]);
    expect(screen.queryByText('More conditions we treat')).toBeNull();
  });

  test('names the eight without links while none of them is published', async () => {
    await renderConditions({});
    expect(screen.getByRole('heading', { level: 3, name: 'Anxiety' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /^Learn More about / })).toEqual([]);
  });

  test('lists the eight of the specification when the content has none, and no answer says what is published', async () => {
    await renderConditions({}, null);
    expect(
      screen
        .getAllByRole('listitem')
        .filter((item) => item.querySelector('h3'))
        .map((item) => [
          item.querySelector('h3')?.textContent,
          item.querySelector('a')?.getAttribute('href'),
        ]),
    ).toEqual([
      ['Anxiety', '/conditions/anxiety'],
      ['Depression', '/conditions/depression'],
      ['Bipolar Disorder', '/conditions/bipolar'],
      ['Post-Traumatic Stress Disorder', '/conditions/ptsd'],
      ['Panic Disorder', '/conditions/panic-disorder'],
      ['Obsessive-Compulsive Disorder', '/conditions/ocd'],
      ['ADD/ADHD', '/conditions/adhd'],
      ['Schizophrenia', '/conditions/schizophrenia'],
    ]);
  });
});

describe('the therapies overview', () => {
  const entry = (name: string, slug: string) => ({
    name,
    slug,
    description: `${name} described.`,
    benefits: [`${name} helps`],
    effectiveFor: `Fans of ${name}`,
  });

  const therapies = pageAnswer({
    hero: { 'page title': { text: 'Ways to wade' }, 'page subtitle': { text: 'All of them wet.' } },
    philosophy: { 'section heading': { text: 'Why wade' }, paragraph: { text: 'Because water.' } },
    main_therapies: {
      therapy_approaches: {
        therapies: [entry('Wading', 'wading'), entry('Eyes', 'emdr'), entry('Diving', 'diving')],
      },
    },
    nature_healing: {
      'section heading': { text: 'The pond' },
      'nature paragraph 1': { text: 'It is green.' },
      'nature paragraph 2': { text: 'It is deep.' },
      ...Object.fromEntries(
        ['Reeds', 'Frogs', 'Mud', 'More mud'].map((text, i) => [`nature feature ${i + 1}`, { text }]),
      ),
      'therapies link': { text: 'All the ways', url: '/ways' },
    },
    personalized_approach: {
      'section heading': { text: 'Your own pond' },
      ...Object.fromEntries(
        ['One', 'Two', 'Three', 'Four', 'Five'].flatMap((title, i) => [
          [`approach feature ${i + 1} title`, { text: title }],
          [`approach feature ${i + 1} description`, { text: `${title} described.` }],
        ]),
      ),
    },
    cta: {
      'section heading': { text: 'Which water?' },
      'cta description': { text: 'Ask a heron.' },
      'cta button': { text: 'Ask now', url: '/ask' },
    },
  });

  const renderTherapies = (page: unknown, listed: unknown[] = []) =>
    renderWithAnswers(
      { ...layout, '/api/pages/therapies': page, '/api/therapies': { data: listed } },
      therapiesView,
    );

  const block = (name: string) => screen.getByRole('article', { name });

  test('shows the words of the content', async () => {
    await renderTherapies(therapies);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ways to wade$/);
    expect(region('Why wade').getByText('Because water.')).toBeVisible();
    expect(within(block('Wading')).getByText('Wading described.')).toBeVisible();
    expect(within(block('Wading')).getByText('Key Benefits')).toBeVisible();
    expect(within(block('Wading')).getByText('Wading helps')).toBeVisible();
    expect(block('Wading')).toHaveTextContent('Effective For: Fans of Wading');
    expect(within(block('Wading')).getByRole('link', { name: 'Learn More about Wading' })).toHaveAttribute(
      'href',
      '/therapies/wading',
    );
    expect(region('The pond').getByText('It is deep.')).toBeVisible();
    expect(region('The pond').getByRole('link', { name: 'All the ways' })).toHaveAttribute('href', '/ways');
    expect(region('Which water?').getByRole('link', { name: 'Ask now' })).toHaveAttribute('href', '/ask');
  });

  test('shows at most three chips and four features', async () => {
    await renderTherapies(therapies);
    expect(
      region('The pond')
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Reeds', 'Frogs', 'Mud']);
    expect(region('Your own pond').getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  test('EMDR has a photo, the others a drawing', async () => {
    await renderTherapies(therapies);
    const pictures = (name: string) => block(name).querySelector('img')?.getAttribute('src') ?? '';
    expect(decodeURIComponent(pictures('Eyes'))).toContain('emdr.jpg');
    expect(pictures('Wading')).toMatch(/^\/art\/therapy-/);
    expect(pictures('Diving')).toMatch(/^\/art\/therapy-/);
  });

  test('adds the therapies that staff added, without headings for what they lack', async () => {
    await renderTherapies(therapies, [
      { title: 'Wading', slug: 'wading' },
      { title: 'Nesting', slug: 'nests', summary: 'Up high.' },
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(within(block('Nesting')).getByText('Up high.')).toBeVisible();
    expect(within(block('Nesting')).queryByText('Key Benefits')).toBeNull();
    expect(block('Nesting')).not.toHaveTextContent('Effective For');
    expect(within(block('Nesting')).getByRole('link')).toHaveAttribute('href', '/therapies/nests');
  });

  test('leads to the contact page without content', async () => {
    await renderTherapies({});
    expect(screen.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/contact');
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });
});

test('the conditions menu has what is published in its order, and the eight while no answer says what is', () => {
  const menu = (listed: ListedPage[] | null) =>
    navigation([], listed).find(({ label }) => label === 'Conditions')?.menu?.links ?? [];
  expect(menu(null)).toHaveLength(8);
  expect(menu([])).toEqual([]);
  expect(
    menu([
      { title: 'Hail', slug: 'hail', summary: '' },
      { title: 'Anxious Herons', slug: 'anxiety', summary: '' },
    ]),
  ).toEqual([
    { label: 'Hail', url: '/conditions/hail' },
    { label: 'Anxious Herons', url: '/conditions/anxiety' },
  ]);
});
