/** What is known about one of the five therapies of spec §2 without asking anybody. */
type KnownTherapy = {
  slug: string;
  title: string;
  summary: '';
  /** What it is called within a sentence (spec §8). */
  inSentence: string;
  /** It has an address below /conditions as well (spec §2 Routes), and waits and fails as a condition does. */
  isAmongConditions: boolean;
  /** It says "not found" for an error as well (spec §8). */
  isQuiet: boolean;
  /** `public/art/therapy-….svg`, or a photo (spec §2 Therapies overview). */
  picture: { drawing: string } | { photo: 'emdr' };
};

/** In the order of the menu: the seed, and what stands while no list could be fetched. */
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
