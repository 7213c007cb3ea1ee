/** The version of the software on which its makers last looked at accessibility by hand (docs/accessibility.md), and when. */
export const MAKER_TESTS = 'Version 0.1.0, on November 22, 2026';
