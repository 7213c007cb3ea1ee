import { expect, test } from '@jest/globals';
import type { LiveView } from '@/live/live-view';
import { footView } from '@/components/layout/live-foot';
import type { PageSchema } from '@/content/schema/element';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { toApi } from '@/content/derive/to-api';
import { toSeed, type SeedWords } from '@/content/derive/to-seed';
import { homeView } from '@/sections/homepage/home-page';
import { aboutView } from '@/sections/about/about-page';
import { blogView } from '@/sections/blog/blog-page';
import { conditionsView } from '@/sections/conditions/conditions-page';
import { contactView } from '@/sections/contact/contact-page';
import { galleryView } from '@/sections/gallery/gallery-page';
import { accessibilityView } from '@/sections/legal/accessibility-page';
import {
  goodFaithEstimateView,
  nondiscriminationView,
  privacyView,
  privacyPracticesView,
  termsView,
} from '@/sections/legal/legal-page';
import { programsView } from '@/sections/programs/programs-page';
import { therapiesView } from '@/sections/therapies/therapies-page';
import { fakeRender, fakeRichText, sentinels } from '../../helpers/fixtures/sentinels';
import { renderWithAnswers } from '../../helpers/react/with-answers';

const views: Record<PageName, LiveView> = {
  homepage: homeView,
  about: aboutView,
  programs: programsView,
  conditions: conditionsView,
  therapies: therapiesView,
  gallery: galleryView,
  contact: contactView,
  blog: blogView,
  privacy: privacyView,
  terms: termsView,
  'privacy-practices': privacyPracticesView,
  'good-faith-estimate': goodFaithEstimateView,
  nondiscrimination: nondiscriminationView,
  accessibility: accessibilityView,
};

/**
 * Texts that are shown without links. Rich text is not here either: the server links it
 * (crisis-links.test.ts).
 */
const PLAIN: [path: RegExp, reason: string][] = [
  [/\.(mainHeading|pageTitle|heading|title)$/, 'the title of a page, a section or a card'],
  [/(?<!philosophy|overview)\.sectionHeading$/, 'the title of a section, where it is no sentence'],
  [/^mainTherapies\.therapies\.\d\.name$/, 'the title of a therapy'],
  [/(Button|\.link)\.text$/, 'the label of a link: there is no link inside a link'],
  [/^testimonials\.testimonials\.\d\.author$/, 'the name of a person'],
];
const isPlain = (path: string) => PLAIN.some(([pattern]) => pattern.test(path));

const sentence = (path: string) => `Call 988 or 911 today: ${path}.`;

test.each(Object.keys(views) as PageName[])('988 and 911 are links in every text of %s', async (name) => {
  const { words, paths } = crisisWords(pageSchemas[name]);
  const View = views[name];
  const { container } = await renderWithAnswers(answers(pageSchemas[name], words), View);
  const shown = paths.filter((path) => container.textContent?.includes(sentence(path)));
  expect(shown).toEqual(paths);
  expect(unlinked(container)).toEqual([]);
});

test.each([
  ['about', ['team title', 'team bio', 'license issuer', 'hours', 'ages']],
  ['programs', ['insurer issuer', 'hours', 'ages']],
] as const)('and in what %s shows of the lists and of the layout', async (name, places) => {
  const View = views[name];
  const { container } = await renderWithAnswers(answers(pageSchemas[name], {}), View);
  for (const place of places) expect(container).toHaveTextContent(sentence(place));
  expect(unlinked(container)).toEqual([]);
});

test('and in the footer', async () => {
  const { container } = await renderWithAnswers(answers(pageSchemas.about, {}), footView);
  for (const place of ['description', 'hours', 'copyright'])
    expect(container).toHaveTextContent(sentence(place));
  expect(unlinked(container)).toEqual([]);
});

/** The texts in which 988 or 911 is no link to call or text. */
function unlinked(place: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const isLinked = parentElement?.closest('a[href^="tel:"], a[href^="sms:"]');
    if (/988|911/.test(textContent ?? '') && !isLinked) found.push(parentElement?.textContent ?? '');
  }
  return found;
}

function crisisWords(schema: PageSchema) {
  const words: SeedWords = sentinels(schema);
  const paths: string[] = [];
  const put = (path: string) => {
    paths.push(path);
    return sentence(path);
  };
  for (const [path, value] of Object.entries(words)) {
    if (isPlain(path)) continue;
    if (isSentinel(value)) words[path] = put(path);
    else if (Array.isArray(value) && isSentinel(value[0]?.text))
      words[path] = value.map((_line, index) => ({ text: put(`${path}.${index}`) }));
  }
  return { words, paths };
}

const isSentinel = (value: unknown) => typeof value === 'string' && value.startsWith('Sentinel ');

function answers(schema: PageSchema, words: SeedWords) {
  const content = toApi(schema, toSeed(schema, words, fakeRichText), fakeRender);
  const inEnvelope = schema.envelope === 'data.content.sections' ? { sections: content } : content;
  const footer = {
    'company info': { name: 'Heron House', description: sentence('description') },
    'contact info': { hours: sentence('hours'), agesTreated: sentence('ages') },
    copyright: { text: sentence('copyright') },
  };
  const elements = Object.entries(footer).map(([name, values]) => ({ name, type: name, values }));
  return {
    [`/api/pages/${schema.name}`]: { data: { content: inEnvelope } },
    '/api/globals/site-layout': { data: { content: [{ name: 'footer', elements }] } },
    '/api/blog': { data: [] },
    '/api/conditions': { data: [] },
    '/api/therapies': { data: [] },
    '/api/team-members': {
      data: [{ name: 'Kite Heron', title: sentence('team title'), bio: sentence('team bio') }],
    },
    '/api/credentials': {
      data: ['license', 'insurer'].map((kind) => ({
        kind,
        name: `${kind} of herons`,
        issuedBy: sentence(`${kind} issuer`),
        number: 'H-1',
      })),
    },
  };
}
