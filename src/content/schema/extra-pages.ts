import { heading, html, image, list, paragraph, part, text, type Section, type SectionView } from './element';
import { formVariant } from './pages/shared';

/** How many blocks one page has at most. */
export const MOST_BLOCKS = 12;

/** The start of every extra page: its title, and one sentence. */
export const extraHero = {
  label: 'Hero',
  isFixed: true,
  elements: {
    pageTitle: heading('Page title', '', { max: 80 }),
    pageSubtitle: paragraph('Page subtitle', '', { max: 300 }),
  },
} as const satisfies Section;

/**
 * The kinds of blocks of an extra page. Form, API and reader follow from each, as for the sections of a fixed
 * page; nothing has built-in words, so an empty block is not shown. Keys are stored: renaming one is a data
 * migration.
 */
export const blockKinds = {
  text: {
    label: 'Text',
    elements: { heading: heading('Heading', ''), text: html('Text', '') },
  },
  picture: {
    label: 'Text with a picture',
    elements: {
      heading: heading('Heading', ''),
      text: html('Text', ''),
      image: image('Picture'),
      side: text('The picture stands', 'right', {
        options: [
          { value: 'right', label: 'At the right' },
          { value: 'left', label: 'At the left' },
        ],
      }),
    },
  },
  steps: {
    label: 'Steps',
    elements: {
      heading: heading('Heading', ''),
      paragraph: paragraph('Paragraph', ''),
      steps: list({
        label: 'Steps',
        help: 'They are numbered in this order.',
        as: 'steps_list',
        listKey: 'steps',
        max: 10,
        parts: { title: part('Title', 80), description: part('Description', 600, { long: true }) },
        required: ['title'],
        fallback: [],
      }),
    },
  },
  questions: {
    label: 'Questions and answers',
    elements: {
      heading: heading('Heading', ''),
      questions: list({
        label: 'Questions',
        help: 'A visitor opens an answer by its question.',
        as: 'questions_list',
        listKey: 'questions',
        max: 20,
        parts: { title: part('Question', 160), answer: part('Answer', 1500, { long: true }) },
        required: ['title', 'answer'],
        fallback: [],
      }),
    },
  },
  cards: {
    label: 'Cards',
    elements: {
      heading: heading('Heading', ''),
      paragraph: paragraph('Paragraph', ''),
      cards: list({
        label: 'Cards',
        as: 'cards_list',
        listKey: 'cards',
        max: 9,
        parts: {
          title: part('Title', 80),
          description: part('Description', 300, { long: true }),
          link: part('Link', 500, { leadsTo: 'address', help: 'Such as /programs. May be empty.' }),
        },
        required: ['title'],
        fallback: [],
      }),
    },
  },
  facts: {
    label: 'Facts',
    elements: {
      heading: heading('Heading', ''),
      facts: list({
        label: 'Facts',
        help: 'Such as “Visiting hours” and “Saturdays and Sundays, 1 to 4 PM”.',
        as: 'facts_list',
        listKey: 'facts',
        max: 12,
        parts: { title: part('What', 80), text: part('The fact', 400, { long: true }) },
        required: ['title', 'text'],
        fallback: [],
      }),
    },
  },
  people: {
    label: 'People',
    elements: { heading: heading('Heading', ''), paragraph: paragraph('Paragraph', '') },
  },
  contact: {
    label: 'Contact form',
    elements: {
      heading: heading('Heading', 'Talk with someone who will listen'),
      paragraph: paragraph('Paragraph', 'Write a few words, for yourself or for someone you love.'),
      variant: formVariant(),
    },
  },
} as const satisfies Record<string, Section>;

export type BlockKind = keyof typeof blockKinds;

export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(blockKinds, kind);

/**
 * One block as its view receives it. `members`: the ids of the people; null for the whole team. `edit`: where
 * its words are edited.
 */
export type BlockView = {
  [Kind in BlockKind]: { kind: Kind; edit: string } & SectionView<(typeof blockKinds)[Kind]> &
    (Kind extends 'people' ? { members: string[] | null } : unknown);
}[BlockKind];

export type BlockOf<Kind extends BlockKind> = Extract<BlockView, { kind: Kind }>;

/** Where every page can link to an extra page, and what an editor reads there. */
export const extraPlaces = {
  footer: 'In the footer',
  conditions: 'At the end of the menu “Conditions”',
  therapies: 'At the end of the menu “Therapies”',
} as const;

export type ExtraPlace = keyof typeof extraPlaces;
