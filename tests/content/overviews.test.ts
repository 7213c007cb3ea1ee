import { describe, expect, test } from '@jest/globals';
import { allConditions, allTherapies } from '@/content/overviews';

const listed = (title: string, slug: string) => ({ title, slug, summary: `About ${title}.` });

describe('the conditions overview', () => {
  const entry = (title: string, path: string) => ({ title, path, description: `${title} described.` });

  test('lists its own entries, then what staff added and it does not name', () => {
    const entries = [
      entry('Fog', '/conditions/fog'),
      entry('Rain', '/conditions/rain/'),
      entry('Elsewhere', '/a'),
    ];
    const all = allConditions(entries, [
      listed('Hail', 'hail'),
      listed('Fog!', 'fog'),
      listed('Rain', 'rain'),
    ]);
    expect(all).toEqual([
      ...entries,
      { title: 'Hail', path: '/conditions/hail', description: 'About Hail.' },
    ]);
  });

  test('is its own entries while the list could not be fetched', () => {
    expect(allConditions([entry('Fog', '/conditions/fog')], [])).toHaveLength(1);
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
        imageUrl: null,
      },
    ]);
  });
});
