import { es } from './es';

/**
 * The languages in which staff can publish pages. A further one is one file like es.ts, and one line here;
 * `npm run generate` then tells the panel. English is what the code itself says.
 */
const translated = { es } satisfies Record<string, LanguageWords>;

/** The words of the interface in one language, by the English ones. */
type LanguageWords = {
  /** Its own name, as its readers call it. */
  name: string;
  /** As staff call it, in the panel. */
  englishName: string;
  direction: 'ltr' | 'rtl';
  /** For dates, such as `es-US`. */
  locale: string;
  /** The crisis strip: trusted sentences; `[words|what a screen reader says](address)` is a link. */
  crisis: {
    label: string;
    sentences: readonly string[];
    /** To /help-now, or to a translation of it. */
    help: { words: string; path: string };
    more: { words: string; about: string; path: string };
  };
  texts: Record<InterfaceText, string>;
  /** What the contact form says; sent to the browser only with a page in this language. */
  form: Record<FormText, string>;
};

export type InterfaceText = keyof typeof es.texts;
export type FormText = keyof typeof es.form;
export type FormTexts = Partial<Record<string, string>>;

export type TranslatedLanguage = keyof typeof translated;
export type Language = TranslatedLanguage | 'en';

const english = { name: 'English', englishName: 'English', direction: 'ltr', locale: 'en-US' } as const;

const languages: Record<Language, Omit<LanguageWords, 'texts' | 'form' | 'crisis'>> = {
  en: english,
  ...translated,
};

export const translatedLanguages = Object.keys(translated) as TranslatedLanguage[];

export const isTranslated = (language: unknown): language is TranslatedLanguage =>
  typeof language === 'string' && Object.hasOwn(translated, language);

/** A stored or received language; English when there is none, or an unknown one. */
export const readLanguage = (given: unknown): Language => (isTranslated(given) ? given : 'en');

export const languageFacts = (language: Language) => languages[language];

/** The attributes of an element whose words are in this language. */
export const inLanguage = (language: Language) => ({
  lang: language === 'en' ? 'en-US' : language,
  ...(languages[language].direction === 'rtl' ? { dir: 'rtl' as const } : {}),
});

export const crisisWords = (language: Language) =>
  language === 'en' ? undefined : translated[language].crisis;

/** Says a word of the interface, with values in the place of `{name}`. */
export type Say = (text: InterfaceText, values?: Record<string, string | number>) => string;

export const inEnglish: Say = (text, values = {}) => filled(text, values);

export const sayIn = (language: Language): Say =>
  language === 'en' ? inEnglish : (text, values = {}) => filled(translated[language].texts[text], values);

/** For the contact form, which the browser runs: nothing for English, whose words are in its code. */
export const formTexts = (language: Language): FormTexts | undefined =>
  language === 'en' ? undefined : translated[language].form;

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
