/** Message from the preview to the form around it: the editor clicked text, and this is its field. */
export const FIELD_MESSAGE = 'site-field';
export type FieldMessage = { type: typeof FIELD_MESSAGE; edit: string | null };

/** Whether this page is embedded, which only the panel can do (frame-ancestors). */
export const isFramed = () => window.parent !== window;
