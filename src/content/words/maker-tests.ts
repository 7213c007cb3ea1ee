/**
 * The version whose tests have passed, and its day (package.json, CHANGELOG.md), and the day of the last test
 * by people (docs/accessibility.md). A test compares them.
 */
export const MAKER_TESTS = {
  version: 'Version 1.0.0, of November 24, 2026',
  byPeople: 'November 22, 2026',
} as const;
