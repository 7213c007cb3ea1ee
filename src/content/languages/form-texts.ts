import type { FormText, FormTexts } from './languages';

/** Says a text of the form in the language of the page; without texts in English. */
export const formSay =
  (texts: FormTexts | undefined) =>
  (text: FormText): string =>
    texts?.[text] ?? text;

export type FormSay = ReturnType<typeof formSay>;

/**
 * A message of the rules or the server. One that the language does not know becomes `otherwise`, if there is
 * one.
 */
export const sayMessage = (texts: FormTexts | undefined, message: string, otherwise?: FormText): string =>
  texts ? (texts[message] ?? (otherwise && texts[otherwise]) ?? message) : message;
