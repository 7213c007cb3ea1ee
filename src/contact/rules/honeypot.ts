/** A field that is hidden from people; bots fill it in. */
export const TRAP = 'topic';

/** Milliseconds from page load to sending. Only our own form sends it. */
export const AGE_HEADER = 'X-Form-Age';

/** A person cannot complete the form in less time. */
export const LEAST_AGE_MS = 1500;

type Sent = { body: Record<string, unknown>; headers: Headers };

/**
 * Whether a bot filled in the form. Other clients of the API send neither field nor header (spec §7) and are
 * accepted.
 */
export function looksAutomatic({ body, headers }: Sent): boolean {
  const trapped = body[TRAP];
  if (typeof trapped === 'string' && trapped.trim() !== '') return true;
  const age = headers.get(AGE_HEADER);
  return age !== null && /^\d{1,12}$/.test(age) && Number(age) < LEAST_AGE_MS;
}
