import type { FormText } from './languages/languages';

/** What visitors are told of errors that no rule of a form explains. */
export const FAILED = 'Something went wrong on our side. Please try again in a minute.';
export const FOREIGN = 'This was sent from another site. Please use our own form.';

/** The form shows it in the language of its page, which translates exactly these words. */
export const DATABASE_AWAY =
  'The site is being looked after right now. Please try again in a minute.' satisfies FormText;
