import { asString } from '../json';

export const HELP_NOW_PATH = '/help-now';

export const HELP_SITUATIONS = ['danger', 'suicide', 'panic', 'worried', 'home'] as const;
export type HelpSituation = (typeof HELP_SITUATIONS)[number];

/** The page "I need help now" in one language. */
export type HelpNow = {
  lang: 'en' | 'es';
  path: typeof HELP_NOW_PATH | '/help-now/es';
  title: string;
  lead: string;
  labels: Record<HelpSituation, string>;
  /** The names of its lists, for screen readers. */
  words: { situations: string; nearby: string };
  /** Trusted HTML, with every number a link. */
  situations: Record<HelpSituation, string>;
};

const isHelpSituation = (value: unknown): value is HelpSituation =>
  HELP_SITUATIONS.some((known) => known === value);

/** The maximum number of local contacts. */
export const LOCAL_LINES = 20;
export type LocalLine = { situation: HelpSituation; label: string; phone: string };

/** The API name of a local contact (counted from 0) and of its description. */
export const localLineName = (index: number) => `local line ${index + 1}`;
export const LOCAL_PARTS = ['situation', 'label', 'phone'] as const;

/** The complete local contacts of a response. */
export const readLocalLines = (value: (element: string, part: string) => unknown): LocalLine[] =>
  Array.from({ length: LOCAL_LINES }, (_, index) => localLineName(index)).flatMap((name) => {
    const [situation, label, phone] = LOCAL_PARTS.map((part) => asString(value(name, part)));
    return isHelpSituation(situation) && label && phone ? [{ situation, label, phone }] : [];
  });
