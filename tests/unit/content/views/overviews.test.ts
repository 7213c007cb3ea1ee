import { describe, expect, test } from '@jest/globals';
import {
  allTherapies,
  conditionsOverview,
  footerConditions,
  homeConditions,
} from '@/content/views/overviews';
import { readPage } from '@/content/derive/from-api';
import { pageSchemas } from '@/content/schema/schemas';
import { toApi } from '@/content/derive/to-api';

const listed = (title: string, slug: string) => ({ title, slug, summary: `About ${title}.` });

describe('the conditions overview', () => {
  const entry = (title: string, path: string) => ({ title, path, description: `${title} described.` });

  test('has a card for each of its entries, and a link for every other condition', () => {
    const entries = [
      entry('Fog', '/conditions/fog'),
      entry('Rain', '/conditions/rain/'),
      entry('Elsewhere', '/a'),
    ];
    const all = conditionsOverview(entries, [
      listed('Hail', 'hail'),
      listed('Fog!', 'fog'),
      listed('Rain', 'rain'),
    ]);
    expect(all).toEqual({ cards: entries, more: [{ label: 'Hail', url: '/conditions/hail' }] });
  });

  test('is its own entries while the list could not be fetched', () => {
    const all = conditionsOverview([entry('Anxiety', '/conditions/anxiety')], null);
    expect(all).toEqual({ cards: [entry('Anxiety', '/conditions/anxiety')], more: [] });
  });

  test('leads to a renamed condition, and not to one of the eight that was taken away', () => {
    const { cards, more } = conditionsOverview(
      [
        entry('Anxiety', '/conditions/anxiety'),
        entry('OCD', '/conditions/ocd'),
        entry('Fog', '/conditions/fog'),
      ],
      [listed('Rain', 'rain'), listed('ocd', 'rituals')],
    );
    expect(cards.map(({ path }) => path)).toEqual(['/conditions/rituals', '/conditions/fog']);
    expect(more).toEqual([{ label: 'Rain', url: '/conditions/rain' }]);
  });

  test('has no card for an address that leads nowhere, but for a renamed condition of its title', () => {
    const entries = [
      entry('Fog', '/conditions/fog'),
      entry('Hail', '/conditions/hail'),
      entry('Sleet', '/conditions/old-sleet'),
      entry('Post', '/blog/gone'),
    ];
    const gone = ['/conditions/fog', '/conditions/old-sleet', '/blog/gone'];
    const { cards } = conditionsOverview(entries, [listed('Sleet', 'sleet')], gone);
    expect(cards.map(({ path }) => path)).toEqual(['/conditions/hail', '/conditions/sleet']);
    // Names without links, while no card and no condition is left.
    expect(conditionsOverview(entries.slice(0, 1), [], gone).cards).toEqual([entry('Fog', '')]);
    expect(conditionsOverview(entries, null, gone).cards).toEqual(entries);
  });

  test('has names without links while none is published, and keeps the addresses of the editor', () => {
    const entries = [entry('Anxiety', '/conditions/anxiety'), entry('Elsewhere', '/about')];
    expect(conditionsOverview(entries.slice(0, 1), [])).toEqual({ cards: [entry('Anxiety', '')], more: [] });
    expect(conditionsOverview(entries, []).cards).toEqual([entry('Elsewhere', '/about')]);
  });

  test('has cards for the first eight published ones when none of its entries is left', () => {
    const published = Array.from({ length: 9 }, (_, index) => listed(`Weather ${index}`, `weather-${index}`));
    const { cards, more } = conditionsOverview([entry('Anxiety', '/conditions/anxiety')], published);
    expect(cards).toHaveLength(8);
    expect(cards[0]).toEqual({
      title: 'Weather 0',
      description: 'About Weather 0.',
      path: '/conditions/weather-0',
      edit: '/conditions/weather-0#summary',
    });
    expect(more).toEqual([{ label: 'Weather 8', url: '/conditions/weather-8' }]);
  });
});

describe('links to conditions elsewhere', () => {
  const card = (title: string, slug: string) => ({ title, slug, description: `${title} described.` });
  const published = [listed('Fog', 'fog'), listed('Obsessive-Compulsive Disorder', 'rituals')];

  test('the homepage has no card for one of the eight that was taken away', () => {
    const cards = [
      card('Anxiety', 'anxiety'),
      card('Obsessive-Compulsive Disorder', 'ocd'),
      card('Blog', '/blog'),
    ];
    const paths = (list: typeof published | null) => homeConditions(cards, list).map(({ path }) => path);
    expect(paths(published)).toEqual(['/conditions/rituals', '/blog']);
    expect(paths(null)).toEqual(['/conditions/anxiety', '/conditions/ocd', '/blog']);
    expect(paths([])).toEqual(['/blog']);
    expect(homeConditions([card('Anxiety', 'anxiety')], [])).toEqual([
      { title: 'Anxiety', description: 'Anxiety described.', path: '' },
    ]);
  });

  test('the homepage has cards for the first six published ones when none of its own is left', () => {
    const many = Array.from({ length: 7 }, (_, index) => listed(`Weather ${index}`, `weather-${index}`));
    expect(homeConditions([card('Anxiety', 'anxiety')], many)).toHaveLength(6);
  });

  test('the footer has the chosen ones that are there, else every published one; the eight while no answer says', () => {
    const chosen = [
      { label: 'Anxiety', url: '/conditions/anxiety' },
      { label: 'Fog', url: '/conditions/fog' },
    ];
    expect(footerConditions(chosen, published)).toEqual([{ label: 'Fog', url: '/conditions/fog' }]);
    expect(footerConditions([], published).map(({ url }) => url)).toEqual([
      '/conditions/fog',
      '/conditions/rituals',
    ]);
    expect(footerConditions(chosen, [], { gone: ['/conditions/fog'] })).toEqual([]);
    expect(footerConditions([], null)).toHaveLength(8);
    expect(footerConditions([], [])).toEqual([]);
    expect(footerConditions(chosen.slice(0, 1), [])).toEqual([]);
    const many = Array.from({ length: 12 }, (_, index) => listed(`Weather ${index}`, `weather-${index}`));
    expect(footerConditions([], many)).toHaveLength(10);
  });
});

describe('the therapies overview', () => {
  const entry = (name: string, slug: string) => ({
    name,
    slug,
    description: `${name} described.`,
    benefits: ['Dry feet'],
    effectiveFor: 'Herons',
    imageUrl: null,
  });
  const urls = (all: ReturnType<typeof allTherapies>) => all.map(({ name, slug, url }) => [name, slug, url]);

  test('gives every entry the address of its page', () => {
    const entries = [
      entry('Wading', 'wading'),
      entry('Diving', '/therapies/diving'),
      entry('Flying', 'https://flying.example/'),
      entry('Nesting', ''),
      entry('Moulting', ''),
    ];
    expect(urls(allTherapies(entries, [listed('nesting', 'nests')]))).toEqual([
      ['Wading', 'wading', '/therapies/wading'],
      ['Diving', 'diving', '/therapies/diving'],
      ['Flying', 'https://flying.example/', 'https://flying.example/'],
      ['Nesting', 'nests', '/therapies/nests'],
      ['Moulting', '', ''],
    ]);
  });

  test('leads to a renamed therapy, and nowhere for one of the five that was taken away', () => {
    const entries = [entry('EMDR', 'emdr'), entry('CBT', 'cbt'), entry('Wading', 'wading')];
    expect(urls(allTherapies(entries, [listed('emdr', 'eye-movement')]))).toEqual([
      ['EMDR', 'eye-movement', '/therapies/eye-movement'],
      ['CBT', 'cbt', ''],
      ['Wading', 'wading', '/therapies/wading'],
    ]);
  });

  test('has a name without a link for an address that leads nowhere', () => {
    const entries = [
      entry('Wading', 'wading'),
      entry('Diving', '/therapies/diving'),
      entry('Nesting', 'nest'),
    ];
    const gone = ['/therapies/wading', '/therapies/diving'];
    expect(urls(allTherapies(entries, [], gone))).toEqual([
      ['Wading', 'wading', ''],
      ['Diving', 'diving', ''],
      ['Nesting', 'nest', '/therapies/nest'],
    ]);
  });

  test('adds the therapies that staff added and it does not name, by page or by name', () => {
    const all = allTherapies(
      [entry('Wading', 'wading'), entry('Diving', 'deep')],
      [listed('Wading in Winter', 'wading'), listed('Diving', 'diving'), listed('Hail', 'hail')],
    );
    expect(all.slice(2)).toEqual([
      {
        name: 'Hail',
        slug: 'hail',
        url: '/therapies/hail',
        description: 'About Hail.',
        benefits: [],
        effectiveFor: '',
        edit: '/therapies/hail#summary',
        imageUrl: null,
      },
    ]);
  });
});

test('the picture of a therapy on the overview is an address, with its alternative text beside it', () => {
  const schema = pageSchemas.therapies;
  const picture = { src: '/cms-api/media/file/emdr.jpg', alt: 'A quiet room', width: 3, height: 2 };
  const stored = { mainTherapies: { therapies: [{ name: 'EMDR', description: 'D', imageUrl: 'id' }] } };
  const content = toApi(schema, stored, { html: () => '', picture: (id) => (id === 'id' ? picture : null) });
  expect(JSON.stringify(content)).toContain(
    '"imageUrl":"/cms-api/media/file/emdr.jpg","imageAlt":"A quiet room"',
  );
  const imageOf = (body: unknown) =>
    readPage(schema, body).mainTherapies.therapies.map(({ imageUrl }) => imageUrl);
  expect(imageOf({ content })).toEqual([picture]);
  const kept = JSON.parse(
    JSON.stringify(content).replace(/"imageUrl":"[^"]*"/, `"imageUrl":${JSON.stringify(picture)}`),
  ) as unknown;
  expect(imageOf({ content: kept })).toEqual([picture]);
});
