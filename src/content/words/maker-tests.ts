/** The version and date of the last manual accessibility test by the developers (docs/accessibility.md). */
export const MAKER_TESTS = 'Version 0.1.0, on November 22, 2026';
