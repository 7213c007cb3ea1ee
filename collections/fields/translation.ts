import type { CollectionSlug, Field, FilterOptions, Where } from 'payload';
import { languageFacts, translatedLanguages } from '@/content/languages/languages';
import { prop } from '@/content/json';

/** Only a text in English is an original: a chain of translations would lose its end. */
const originals: FilterOptions = ({ id, relationTo }) => {
  if (relationTo === 'pages') return true;
  const isEnglish: Where = { language: { exists: false } };
  return id === undefined ? isEnglish : { and: [isEnglish, { id: { not_equals: id } }] };
};

/**
 * The language of a text, and which text it translates. Not Payload's localization: a translation is a
 * document of its own, with its own address, review and date (docs/decisions/0023-languages.md).
 */
export const translation = (relationTo: CollectionSlug | CollectionSlug[]): Field[] => [
  {
    name: 'language',
    type: 'select',
    index: true,
    options: translatedLanguages.map((value) => ({ value, label: languageFacts(value).englishName })),
    admin: {
      position: 'sidebar',
      placeholder: 'English',
      description:
        'Have a qualified person translate, or check every sentence: a machine’s translation alone is not enough for health texts (45 CFR 92.201).',
    },
  },
  {
    name: 'translationOf',
    label: 'Translation of',
    type: 'relationship',
    relationTo: relationTo as CollectionSlug,
    index: true,
    filterOptions: originals,
    admin: {
      position: 'sidebar',
      allowCreate: false,
      condition: (data) => Boolean(prop(data, 'language')),
      description:
        'Visitors of each page find the other one. When the original changes, the dashboard says so.',
    },
  },
];
