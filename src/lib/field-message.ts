/** From the page beside a form to the form: somebody has touched words, and this is where they are edited. */
export const FIELD_MESSAGE = 'site-field';
export type FieldMessage = { type: typeof FIELD_MESSAGE; edit: string | null };

/** Whether this page stands inside another one, which can only be the panel's (frame-ancestors). */
export const isFramed = () => window.parent !== window;
