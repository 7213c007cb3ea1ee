/** A field that people never see. Programs that fill in whatever a form has fill it in as well. */
export const TRAP = 'topic';

/** How long the page had been open when the form was sent, in milliseconds. Only our own form says so. */
export const AGE_HEADER = 'X-Form-Age';

/** Nobody reads the form, writes two names, an address and ten letters in less. */
export const LEAST_AGE_MS = 1500;

type Sent = { body: Record<string, unknown>; headers: Headers };

/**
 * Whether a program filled in the form. Other clients of the API send neither field nor header (spec §7) and are taken at
 * their word.
 */
export function looksAutomatic({ body, headers }: Sent): boolean {
  const trapped = body[TRAP];
  if (typeof trapped === 'string' && trapped.trim() !== '') return true;
  const age = headers.get(AGE_HEADER);
  return age !== null && /^\d{1,12}$/.test(age) && Number(age) < LEAST_AGE_MS;
}
