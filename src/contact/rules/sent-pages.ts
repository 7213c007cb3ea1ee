import { translatedLanguages, type Language } from '@/content/languages/languages';
import { FORM_PATH } from './form-answer';
import type { ContactVariant } from './schema';

const PATHS: Record<ContactVariant, string> = {
  main: `${FORM_PATH}/sent`,
  simple: `${FORM_PATH}/thank-you`,
};

/** The page after the form, such as `/contact/sent` and `/contact/sent/es`. */
export const sentPath = (variant: ContactVariant, language: Language) =>
  language === 'en' ? PATHS[variant] : `${PATHS.main}/${language}`;

/** All pages after the form. */
export const sentPages: { language: Language; url: string }[] = [
  ...Object.values(PATHS).map((url) => ({ language: 'en' as const, url })),
  ...translatedLanguages.map((language) => ({ language, url: sentPath('main', language) })),
];
