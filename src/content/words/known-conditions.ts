/** Built-in facts about one of the eight conditions of spec §2, available without a request. */
type KnownCondition = {
  slug: string;
  title: string;
  /** The card text when nothing could be fetched. */
  summary: string;
  /** Its name within a sentence (spec §8). */
  inSentence: string;
  /** `public/art/water-….svg` */
  drawing: string;
  /** Slugs of related conditions. */
  related: readonly string[];
};

/** In menu order: used by the seed, and shown when no list could be fetched. */
export const knownConditions = [
  {
    slug: 'anxiety',
    title: 'Anxiety',
    summary: 'Worry that will not switch off, tight breathing, sleepless nights.',
    inSentence: 'anxiety',
    drawing: 'anxiety',
    related: ['panic-disorder', 'depression', 'ocd'],
  },
  {
    slug: 'depression',
    title: 'Depression',
    summary: 'Low mood, loss of interest, and days that feel heavy.',
    inSentence: 'depression',
    drawing: 'depression',
    related: ['bipolar', 'anxiety', 'ptsd'],
  },
  {
    slug: 'bipolar',
    title: 'Bipolar Disorder',
    summary: 'Highs and lows that pull at work, money and family.',
    inSentence: 'bipolar disorder',
    drawing: 'bipolar',
    related: ['depression', 'schizophrenia', 'adhd'],
  },
  {
    slug: 'ptsd',
    title: 'Post-Traumatic Stress Disorder',
    summary: 'When something past keeps coming back as if it were now.',
    inSentence: 'PTSD',
    drawing: 'ptsd',
    related: ['panic-disorder', 'anxiety', 'depression'],
  },
  {
    slug: 'panic-disorder',
    title: 'Panic Disorder',
    summary: 'Sudden, intense fear, and the worry that it will return.',
    inSentence: 'panic disorder',
    drawing: 'panic',
    related: ['anxiety', 'ptsd', 'depression'],
  },
  {
    slug: 'ocd',
    title: 'Obsessive-Compulsive Disorder',
    summary: 'Thoughts that return, and rituals that take hours.',
    inSentence: 'OCD',
    drawing: 'ocd',
    related: ['anxiety', 'panic-disorder', 'depression'],
  },
  {
    slug: 'adhd',
    title: 'ADD/ADHD',
    summary: 'A mind that starts ten things, and finds it hard to finish one.',
    inSentence: 'ADHD',
    drawing: 'adhd',
    related: ['anxiety', 'depression', 'bipolar'],
  },
  {
    slug: 'schizophrenia',
    title: 'Schizophrenia',
    summary: 'Voices, suspicion, or thoughts that are hard to keep in order.',
    inSentence: 'schizophrenia',
    drawing: 'schizophrenia',
    related: ['bipolar', 'depression', 'anxiety'],
  },
] as const satisfies readonly KnownCondition[];

export type KnownConditionSlug = (typeof knownConditions)[number]['slug'];

export const knownCondition = (slug: string): KnownCondition | undefined =>
  knownConditions.find((known) => known.slug === slug);
