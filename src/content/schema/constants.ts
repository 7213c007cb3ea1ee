/** Every business constant of spec §9, each named once. */

export const POLL_INTERVAL_MS = 5000;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = ['F8'];

export const CAROUSEL_AUTOPLAY_MS = 8000;
export const CAROUSEL_PAUSE_MS = 15000;

export const HOMEPAGE_SERVICES = 5;
export const HOMEPAGE_CONDITIONS = 6;
export const CONDITIONS_PAGE_CONDITIONS = 8;
export const APPROACH_CARDS = 3;
export const PROGRAM_CARDS = 3;
export const FEATURES_PER_PROGRAM = 4;
export const INSURANCE_PROVIDERS = 6;
export const NATURE_FEATURES = 3;
export const APPROACH_FEATURES = 4;
export const BLOG_CARD_TAGS = 3;
export const FOOTER_LINKS = 10;

export const ACCREDITATION_COLUMNS = 5;
export const LEVELS_OF_CARE_COLUMNS = 3;

export const NAME_MIN_LENGTH = 2;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_ROWS = 5;
export const MAP_HEIGHT_PX = 450;

export const BLOG_SKELETONS = 6;
export const CONDITION_SKELETONS = 6;

/** The path of the articles (documents.ts), for code that must not bundle their readers. */
export const BLOG_PATH = '/blog';

/** The path of "What happens when you call 988" (crisis-help.ts), for code that must not bundle its text. */
export const CRISIS_HELP_PATH = '/988';

/** The specification's town (§1, §9), used in the default title and address. */
export const TOWN = 'Palm Beach Gardens';
