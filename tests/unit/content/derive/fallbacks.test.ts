import { describe, expect, test } from '@jest/globals';
import { readPage } from '@/content/derive/from-api';
import { about } from '@/content/schema/pages/about';
import { conditions } from '@/content/schema/pages/conditions';
import { contact } from '@/content/schema/pages/contact';
import { gallery } from '@/content/schema/pages/gallery';
import { homepage } from '@/content/schema/pages/homepage';
import { programs } from '@/content/schema/pages/programs';
import { therapies } from '@/content/schema/pages/therapies';
import { readLayout } from '@/content/views/site-layout';

const texts = (words: Record<string, string>) =>
  Object.entries(words).map(([name, text]) => ({ name, type: 'text', values: { text } }));
const homeWith = (name: string, elements: unknown[]) =>
  readPage(homepage, { data: { content: [{ name, elements }] } });

describe('an empty element', () => {
  test.each([[''], ['   '], [null], [undefined], [7], [['a']]])(
    'with the text %j takes its built-in words',
    (text) => {
      const { hero } = homeWith('hero', [{ name: 'main heading', values: { text } }]);
      expect(hero.mainHeading).toBe('A quiet place to begin');
    },
  );

  test('of a link falls back part by part', () => {
    const only = (values: object) =>
      homeWith('hero', [{ name: 'primary cta button', type: 'button', values }]).hero.primaryCtaButton;
    expect(only({ text: 'Call' })).toEqual({ text: 'Call', url: '/contact' });
    expect(only({ url: '/programs' })).toEqual({ text: 'Get Started Today', url: '/programs' });
    expect(only({})).toEqual({ text: 'Get Started Today', url: '/contact' });
  });

  test('without built-in words stays empty', () => {
    expect(homeWith('testimonials', []).testimonials.paragraph).toBe('');
  });

  test('of a map falls back to the built-in map, also when its host is not allowed', () => {
    const at = (embed_url: string) =>
      readPage(contact, {
        data: {
          content: {
            sections: [{ name: 'map_section', elements: [{ name: 'map', values: { embed_url } }] }],
          },
        },
      }).mapSection.map;
    const usual = readPage(contact, null).mapSection.map;
    expect(usual).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(at('https://www.google.com/maps/embed?pb=1')).toBe('https://www.google.com/maps/embed?pb=1');
    expect(at('https://evil.example/maps')).toBe(usual);
    expect(at('')).toBe(usual);
  });
});

test('an element is found by its type when its name is unknown', () => {
  const { levelsOfCare } = homeWith('levels_of_care', [
    { name: 'Überschrift', type: 'heading', values: { text: 'By type' } },
    { name: '', type: 'care_programs', values: { programs: [{ title: 'One', description: 'Words' }] } },
  ]);
  expect(levelsOfCare.heading).toBe('By type');
  expect(levelsOfCare.programs.map(({ title }) => title)).toEqual(['One']);
});

test('a name goes before a type, and a type never takes the element of another name', () => {
  const { about: section } = homeWith('about', [
    { name: 'section heading', type: 'paragraph', values: { text: 'By name' } },
    { name: 'unknown', type: 'paragraph', values: { text: 'Not mine' } },
  ]);
  expect(section.sectionHeading).toBe('By name');
  // This section has two paragraphs: a type alone cannot tell which.
  expect(section.descriptionParagraph1).toMatch(/^You may be reading this/);
});

describe('numbered items', () => {
  const services = (words: Record<string, string>) => homeWith('services', texts(words)).services.services;

  test('count only with both title and description', () => {
    const shown = services({
      'service 1 title': 'First',
      'service 1 description': 'Whole',
      'service 2 title': 'No description',
      'service 3 description': 'No title',
      'service 4 title': 'Fourth',
      'service 4 description': 'Whole too',
      'service 5 title': '  ',
      'service 5 description': 'Blank title',
    });
    expect(shown).toEqual([
      { title: 'First', description: 'Whole' },
      { title: 'Fourth', description: 'Whole too' },
    ]);
  });

  test('give way to the whole built-in list when none is left', () => {
    const shown = services({ 'service 1 title': 'Alone', 'service 2 description': 'Alone too' });
    expect(shown.map(({ title }) => title)).toEqual([
      'Individual Therapy',
      'Group Therapy',
      'Family Support',
      'Medication Management',
      'Nature-Based Care',
    ]);
  });

  test('of the conditions page need title, description and path, else the default list of spec §2 stands', () => {
    const entry = { 'condition 1 title': 'T', 'condition 1 description': 'D' };
    const list = (words: Record<string, string>) =>
      readPage(conditions, { data: { content: [{ name: 'conditions_list', elements: texts(words) }] } })
        .conditionsList.conditions;
    expect(list({ ...entry, 'condition 1 path': '/t' })).toEqual([
      { title: 'T', description: 'D', path: '/t' },
    ]);
    expect(list(entry).map(({ title, path }) => `${title} ${path}`)).toEqual([
      'Anxiety /conditions/anxiety',
      'Depression /conditions/depression',
      'Bipolar Disorder /conditions/bipolar',
      'Post-Traumatic Stress Disorder /conditions/ptsd',
      'Panic Disorder /conditions/panic-disorder',
      'Obsessive-Compulsive Disorder /conditions/ocd',
      'ADD/ADHD /conditions/adhd',
      'Schizophrenia /conditions/schizophrenia',
    ]);
  });

  test('of the homepage conditions fall back to the six of spec §2', () => {
    expect(readPage(homepage, null).conditions.conditions.map(({ slug }) => slug)).toEqual([
      'anxiety',
      'bipolar',
      'ptsd',
      'ocd',
      'adhd',
      'schizophrenia',
    ]);
  });
});

describe('list items', () => {
  const quotes = (testimonials: unknown) =>
    homeWith('testimonials', [
      { name: 'testimonials_list', type: 'testimonials_list', values: { testimonials } },
    ]).testimonials.testimonials;

  test('count only with their required parts; the others may be empty', () => {
    expect(
      quotes([{ quote: 'Q', author: 'A' }, { quote: 'no author' }, { author: 'no quote' }, null, 3]),
    ).toEqual([{ quote: 'Q', author: 'A', position: '' }]);
  });

  test.each([[[]], [null], ['text'], [[{ quote: 'no author' }]]])('%j gives the built-in list', (value) => {
    expect(quotes(value).map(({ author }) => author)).toEqual(
      readPage(homepage, null).testimonials.testimonials.map(({ author }) => author),
    );
  });

  test('accept features as texts and as objects with a text, and leave empty ones out', () => {
    const { levelsOfCare } = homeWith('levels_of_care', [
      {
        name: 'care_programs',
        values: {
          programs: [{ title: 'T', description: 'D', features: ['one', { text: 'two' }, '', {}, null, 4] }],
        },
      },
    ]);
    expect(levelsOfCare.programs[0]?.features).toEqual(['one', 'two']);
  });
});

describe('limits of spec §9', () => {
  const many = Array.from({ length: 20 }, (_, index) => index + 1);
  const numbered = (item: string, ...parts: string[]) =>
    texts(
      Object.fromEntries(many.flatMap((n) => parts.map((part) => [`${item} ${n}${part}`, `/words-${n}`]))),
    );
  const listed = (as: string, key: string, parts: string[]) => [
    {
      name: as,
      type: as,
      values: {
        [key]: many.map((n) => ({
          ...Object.fromEntries(parts.map((part) => [part, `${n}`])),
          features: many.map(String),
        })),
      },
    },
  ];
  const words = [' title', ' description'];

  test('homepage: 5 services, 6 conditions, 3 levels of care, 5 accreditations', () => {
    expect(homeWith('services', numbered('service', ...words)).services.services).toHaveLength(5);
    expect(homeWith('conditions', numbered('condition', ...words)).conditions.conditions).toHaveLength(6);
    expect(
      homeWith('levels_of_care', listed('care_programs', 'programs', ['title', 'description'])).levelsOfCare
        .programs,
    ).toHaveLength(3);
    expect(
      homeWith('accreditations', listed('accreditations_list', 'accreditations', ['title', 'description']))
        .accreditations.accreditations,
    ).toHaveLength(5);
  });

  test('conditions page: 8', () => {
    const elements = numbered('condition', ...words, ' path');
    const view = readPage(conditions, { data: { content: [{ name: 'conditions_list', elements }] } });
    expect(view.conditionsList.conditions).toHaveLength(8);
  });

  test('About: 3 approach cards', () => {
    const elements = listed('approach_cards', 'cards', ['title', 'description']);
    const view = readPage(about, { data: { content: [{ name: 'approach', elements }] } });
    expect(view.approach.cards).toHaveLength(3);
  });

  test('programs: 3 cards with 4 features each, 6 insurance providers', () => {
    const view = readPage(programs, {
      data: {
        content: [
          { name: 'levels_of_care', elements: listed('care_programs', 'programs', ['title', 'description']) },
          { name: 'insurance', elements: listed('insurance_providers', 'providers', ['name']) },
        ],
      },
    });
    expect(view.levelsOfCare.programs.map(({ features }) => features.length)).toEqual([4, 4, 4]);
    expect(view.insurance.providers).toHaveLength(6);
  });

  test('therapies: 3 nature features, 4 approach features', () => {
    const view = readPage(therapies, {
      content: [
        { name: 'nature_healing', elements: numbered('nature feature', '') },
        { name: 'personalized_approach', elements: numbered('approach feature', ...words) },
      ],
    });
    expect(view.natureHealing.features).toHaveLength(3);
    expect(view.personalizedApproach.features).toHaveLength(4);
  });

  test('footer: 10 links of each kind, only those with both parts', () => {
    const link = (kind: string, values: (n: number) => object) =>
      many.map((n) => ({ name: `${kind} ${n}`, values: values(n) }));
    const both = (n: number) => ({ label: n === 2 ? '' : `L${n}`, url: n === 3 ? '' : `/${n}` });
    const elements = [
      ...link('service link', both),
      ...link('condition link', both),
      ...link('social link', (n) => ({
        platform: 'P',
        url: `https://x.example/${n}`,
        icon: n === 4 ? 'x' : 'linkedin',
      })),
    ];
    const { footer } = readLayout({ data: { content: [{ name: 'footer', elements }] } });
    const expected = [1, 4, 5, 6, 7, 8, 9, 10].map((n) => ({ label: `L${n}`, url: `/${n}` }));
    expect(footer.serviceLinks).toEqual(expected);
    expect(footer.conditionLinks).toEqual(expected);
    expect(footer.socialLinks.map(({ url }) => url.slice(-2))).toEqual([
      '/1',
      '/2',
      '/3',
      '/4',
      '/5',
      '/6',
      '/7',
      '/8',
      '/9',
      '10',
    ]);
  });
});

test('gallery pictures without alternative text are "Gallery image N"; those without an address are left out', () => {
  const elements = [
    { name: 'gallery image 1', values: { src: '/a.webp', alt: 'A pond' } },
    { name: 'gallery image 2', values: { alt: 'No address' } },
    { name: 'gallery image 3', values: { src: '/c.webp' } },
    { name: 'something else', values: { src: '/d.webp' } },
  ];
  expect(readPage(gallery, { content: [{ name: 'gallery', elements }] }).gallery.images).toEqual([
    { src: '/a.webp', alt: 'A pond' },
    { src: '/c.webp', alt: 'Gallery image 3' },
  ]);
  expect(readPage(gallery, null).gallery.images).toEqual([]);
});
