/** Built-in facts about one of the five therapies of spec §2, available without a request. */
type KnownTherapy = {
  slug: string;
  title: string;
  summary: '';
  /** Its name within a sentence (spec §8). */
  inSentence: string;
  /**
   * It has a page below /conditions as well (spec §2 Routes), with the loading and error states of a
   * condition.
   */
  isAmongConditions: boolean;
  /** Its page says "not found" for an error as well (spec §8). */
  isQuiet: boolean;
  /** `public/art/therapy-….svg`, or a photo (spec §2 Therapies overview). */
  picture: { drawing: string } | { photo: 'emdr' };
};

/** In menu order: used by the seed, and shown when no list could be fetched. */
export const knownTherapies = [
  {
    slug: 'cbt',
    title: 'Cognitive Behavioral Therapy (CBT)',
    summary: '',
    inSentence: 'CBT',
    isAmongConditions: true,
    isQuiet: false,
    picture: { drawing: 'cbt' },
  },
  {
    slug: 'mindfulness-therapy',
    title: 'Mindfulness Therapy',
    summary: '',
    inSentence: 'mindfulness',
    isAmongConditions: true,
    isQuiet: false,
    picture: { drawing: 'mindfulness' },
  },
  {
    slug: 'emdr',
    title: 'EMDR',
    summary: '',
    inSentence: 'EMDR',
    isAmongConditions: false,
    isQuiet: true,
    picture: { photo: 'emdr' },
  },
  {
    slug: 'dbt',
    title: 'Dialectical Behavior Therapy (DBT)',
    summary: '',
    inSentence: 'DBT',
    isAmongConditions: false,
    isQuiet: true,
    picture: { drawing: 'dbt' },
  },
  {
    slug: 'family-systems',
    title: 'Family Systems Therapy',
    summary: '',
    inSentence: 'Family Systems',
    isAmongConditions: false,
    isQuiet: true,
    picture: { drawing: 'family-systems' },
  },
] as const satisfies readonly KnownTherapy[];

export const knownTherapy = (slug: string): KnownTherapy | undefined =>
  knownTherapies.find((known) => known.slug === slug);
