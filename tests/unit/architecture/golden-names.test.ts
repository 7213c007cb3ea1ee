import { describe, expect, test } from '@jest/globals';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { layoutToApi } from '@/content/views/site-layout';
import { toApi } from '@/content/derive/to-api';
import { toSeed } from '@/content/derive/to-seed';
import { fakePicture, fakeRender, fakeRichText, sentinels } from '../../helpers/fixtures/sentinels';

/** The date of a legal text, and its former version. */
const HISTORY = ['in force since (text): text', 'former text (html): text'];

/** Written from spec §3, not from the code: `name (type): values`; `N..M` are numbered elements. */
const specified: Record<string, Record<string, string[]>> = {
  homepage: {
    hero: [
      'main heading (heading): text',
      'subtitle (subheading): text',
      'primary cta button (button): text url',
      'secondary cta button (button): text url',
    ],
    about: [
      'section heading (heading): text',
      'section subtitle (subheading): text',
      'description paragraph 1 (paragraph): text',
      'description paragraph 2 (paragraph): text',
    ],
    services: [
      'section heading (heading): text',
      'section subtitle (subheading): text',
      ...each(5, 'service N title (text): text', 'service N description (text): text'),
    ],
    conditions: [
      'heading (heading): text',
      'subheading (subheading): text',
      'paragraph (paragraph): text',
      ...each(6, 'condition N title (text): text', 'condition N description (text): text'),
    ],
    levels_of_care: [
      'heading (heading): text',
      'paragraph (paragraph): text',
      'care_programs (care_programs): programs[description features link subtitle title]',
    ],
    accreditations: [
      'heading (heading): text',
      'paragraph (paragraph): text',
      'accreditations_list (accreditations_list): accreditations[description title]',
    ],
    testimonials: [
      'heading (heading): text',
      'paragraph (paragraph): text',
      'testimonials_list (testimonials_list): testimonials[author position quote]',
    ],
  },
  about: { contact_preview: [], hero: [], mission: [], team_overview: [], approach: [] },
  programs: {
    contact_preview: [],
    hero: [],
    levels_of_care: [],
    therapies_info: [],
    insurance: [],
    final_cta: [],
  },
  conditions: {
    hero: [],
    overview: [],
    conditions_list: each(
      8,
      'condition N title (text): text',
      'condition N description (text): text',
      'condition N path (text): text',
    ),
    closing: [],
  },
  therapies: {
    hero: ['page title (heading): text', 'page subtitle (subheading): text'],
    philosophy: [],
    'main_therapies (therapy_approaches)': [],
    nature_healing: [
      'section heading (heading): text',
      'nature paragraph 1 (paragraph): text',
      'nature paragraph 2 (paragraph): text',
      ...each(3, 'nature feature N (text): text'),
    ],
    personalized_approach: each(
      4,
      'approach feature N title (text): text',
      'approach feature N description (text): text',
    ),
    cta: ['section heading (heading): text', 'cta description (text): text', 'cta button (button): text url'],
  },
  gallery: {
    hero: ['page title (heading): text', 'page description (paragraph): text'],
    gallery: each(2, 'gallery image N (image): alt height src width'),
  },
  contact: {
    hero: [],
    map_section: ['heading (heading): text', 'paragraph (paragraph): text', 'map (map): embed_url'],
    insurance_section: [
      'heading (heading): text',
      'paragraph (paragraph): text',
      'insurance_cards (insurance_cards): insurance_cards[description title]',
    ],
  },
  privacy: {},
  terms: {},
};

const contactPreview = [
  'heading (heading): text',
  'paragraph (paragraph): text',
  'form variant (text): text',
];

/** The product's additions: §3 has no elements for these, or §2 shows something that §3 does not name. */
const added: Record<string, Record<string, string[]>> = {
  homepage: {
    hero: [
      'background video (video): alt height src width',
      'background image (image): alt height src width',
    ],
    about: ['lobby image (image): alt height src width'],
    conditions: each(6, 'condition N slug (text): text'),
    contact_preview: contactPreview,
  },
  about: {
    hero: [
      'page title (heading): text',
      'page subtitle (subheading): text',
      'hero image (image): alt height src width',
    ],
    mission: ['section heading (heading): text', 'mission statement (paragraph): text'],
    team_overview: ['section heading (heading): text', 'section subtitle (subheading): text'],
    approach: [
      'section heading (heading): text',
      'paragraph (paragraph): text',
      'approach_cards (approach_cards): cards[description image title]',
      'cta button (button): text url',
    ],
    accreditations: [
      'section heading (heading): text',
      'accreditations_list (accreditations_list): accreditations[description title]',
    ],
    contact_preview: contactPreview,
  },
  programs: {
    hero: ['page title (heading): text', 'page subtitle (subheading): text'],
    overview: ['section heading (heading): text', 'paragraph (paragraph): text'],
    levels_of_care: [
      'heading (heading): text',
      'care_programs (care_programs): programs[description features image subtitle title whoItsFor]',
    ],
    therapies_info: [
      'heading (heading): text',
      'paragraph (paragraph): text',
      'cta button (button): text url',
    ],
    insurance: [
      'heading (heading): text',
      'paragraph (paragraph): text',
      'insurance_providers (insurance_providers): providers[name]',
      'cta button (button): text url',
    ],
    final_cta: ['heading (heading): text', 'paragraph (paragraph): text', 'cta button (button): text url'],
    contact_preview: contactPreview,
  },
  conditions: {
    hero: ['main heading (heading): text', 'subtitle (subheading): text'],
    overview: ['section heading (heading): text', 'paragraph (paragraph): text'],
    closing: ['section heading (heading): text', 'paragraph (paragraph): text'],
  },
  therapies: {
    philosophy: ['section heading (heading): text', 'paragraph (paragraph): text'],
    'main_therapies (therapy_approaches)': [
      'therapy_approaches (therapy_approaches): therapies[benefits description effectiveFor imageAlt imageHeight imageUrl imageWidth name slug]',
    ],
    nature_healing: ['image (image): alt height src width', 'therapies link (button): text url'],
    personalized_approach: ['section heading (heading): text', 'paragraph (paragraph): text'],
  },
  contact: {
    hero: ['heading (heading): text', 'paragraph (paragraph): text'],
    contact_info: ['heading (heading): text', 'paragraph (paragraph): text'],
    contact_form: ['form variant (text): text'],
  },
  blog: {
    hero: ['page title (heading): text', 'page subtitle (paragraph): text'],
    cta: ['section heading (heading): text', 'cta description (text): text', 'cta button (button): text url'],
  },
  privacy: { hero: ['page title (heading): text'], body: ['text (html): text'], history: HISTORY },
  terms: { hero: ['page title (heading): text'], body: ['text (html): text'], history: HISTORY },
  'privacy-practices': { hero: ['page title (heading): text'], body: ['text (html): text'] },
  'good-faith-estimate': { hero: ['page title (heading): text'], body: ['text (html): text'] },
  nondiscrimination: { hero: ['page title (heading): text'], body: ['text (html): text'] },
  accessibility: {
    hero: ['page title (heading): text'],
    body: ['text (html): text'],
    report: ['section heading (heading): text', 'paragraph (paragraph): text', 'response time (text): text'],
    history: HISTORY,
  },
};

/** In lists of §3 the product adds a picture to the programs of the homepage. */
const LIST_ADDITIONS: Record<string, string> = {
  'care_programs (care_programs): programs[description features link subtitle title]':
    'care_programs (care_programs): programs[description features image link subtitle title]',
};

describe.each(Object.keys(pageSchemas) as PageName[])('%s', (name) => {
  const printed = print(name);

  test('has every section and element that spec §3 names', () => {
    for (const [section, elements] of Object.entries(specified[name] ?? {})) {
      expect(printed[section]).toEqual(
        expect.arrayContaining(elements.map((line) => LIST_ADDITIONS[line] ?? line)),
      );
    }
  });

  test('has no name besides these and the known additions', () => {
    const all = new Set([...Object.keys(specified[name] ?? {}), ...Object.keys(added[name] ?? {})]);
    const golden = Object.fromEntries(
      [...all].map((section) => [
        section,
        [...(specified[name]?.[section] ?? []), ...(added[name]?.[section] ?? [])]
          .map((line) => LIST_ADDITIONS[line] ?? line)
          .sort(),
      ]),
    );
    expect(printed).toEqual(golden);
  });
});

test('the site layout has the elements and values of spec §3', () => {
  const ten = (fill: object) => Array.from({ length: 12 }, () => fill);
  const link = { label: 'Label', url: '/somewhere' };
  const stored = {
    header: { logoUrl: '/', contactLabel: 'Call' },
    contact: {
      name: 'Name',
      description: 'Description',
      phone: 'Phone',
      email: 'Email',
      address: 'Address',
      hours: 'Hours',
    },
    footer: {
      contactTitle: 'Title',
      servicesTitle: 'Services',
      conditionsTitle: 'Conditions',
      socialTitle: 'Social',
      copyright: { text: 'Text', privacyUrl: '/privacy', termsUrl: '/terms' },
      serviceLinks: ten(link),
      conditionLinks: ten(link),
      socialLinks: ten({ platform: 'Facebook', url: 'https://facebook.example', icon: 'facebook' }),
    },
  };
  const sections = layoutToApi(stored, fakePicture('logo')).map(({ name, elements }) => [
    name,
    elements.map((element) => `${element.name}: ${Object.keys(element.values).sort().join(' ')}`.trim()),
  ]);
  expect(Object.fromEntries(sections)).toEqual({
    header: ['logo: alt src url', 'navigation menu:', 'contact phone: displayText'],
    footer: [
      'company info: description name',
      'services title: title',
      'conditions title: title',
      'social media title: title',
      'contact info: address email hours phone title',
      'copyright: privacyUrl termsUrl text',
      ...each(10, 'service link N: label url'),
      ...each(10, 'condition link N: label url'),
      ...each(10, 'social link N: icon platform url'),
    ],
  });
});

function each(count: number, ...lines: string[]) {
  return Array.from({ length: count }, (_, index) =>
    lines.map((line) => line.replace(' N', ` ${index + 1}`)),
  ).flat();
}

function print(name: PageName): Record<string, string[]> {
  const schema = pageSchemas[name];
  const body = toSeed(schema, sentinels(schema), fakeRichText);
  return Object.fromEntries(
    toApi(schema, body, fakeRender).map((section) => [
      section.type ? `${section.name} (${section.type})` : section.name,
      section.elements.map((element) => `${element.name} (${element.type}): ${shape(element.values)}`).sort(),
    ]),
  );
}

function shape(values: Record<string, unknown>): string {
  const keys = Object.entries(values).map(([key, value]) =>
    Array.isArray(value)
      ? `${key}[${[...new Set(value.flatMap((item: object) => Object.keys(item)))].sort().join(' ')}]`
      : key,
  );
  return keys.sort().join(' ');
}
