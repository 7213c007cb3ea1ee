/** Where the layout changes, as tokens.css has it (a test compares them); `full` is where the content grows no more. */
export const breakpoints = {
  narrow: '23.3125rem',
  tablet: '37.5625rem',
  desktop: '56.3125rem',
  wide: '67.5625rem',
  full: '81rem',
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** A media query: from this width on. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]})`;

/**
 * The `sizes` of a picture: how wide it is on phones, and from a breakpoint on.
 * @example sizes('92vw', { tablet: '45vw', full: '24rem' })
 */
export const sizes = (onPhones: string, wider: Partial<Record<Breakpoint, string>> = {}) =>
  [
    ...NAMES.flatMap((name) => (wider[name] ? [`${from(name)} ${wider[name]}`] : [])).reverse(),
    onPhones,
  ].join(', ');

const NAMES = Object.keys(breakpoints) as Breakpoint[];
