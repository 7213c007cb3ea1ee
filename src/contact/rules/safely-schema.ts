import * as z from 'zod/mini';

const TIMES_OF_DAY = ['mornings', 'afternoons', 'evenings'] as const;

/** A checkbox: a posted form sends `yes`, a script sends a boolean. Nothing said is no. */
const tick = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(['yes', ''])], 'Please tick it, or leave it empty'),
    z.transform((value) => value === true || value === 'yes'),
  ),
  false,
);

/**
 * How to reach the visitor safely (45 CFR 164.522(b)): asked in the main form only, where the inbox settings
 * say so.
 */
export const safelySchema = z.object({
  mayCall: tick,
  mayText: tick,
  mayEmail: tick,
  timeOfDay: z._default(z.enum(['', ...TIMES_OF_DAY], 'Please choose a time of day from the list'), ''),
  mayLeaveVoicemail: tick,
  maySayWhoWeAre: tick,
});

export type Safely = z.infer<typeof safelySchema>;

/** As the controls of the form give them: `yes` for a tick, a time of day, or nothing. */
export type SafelyEntries = Record<keyof Safely, string>;
