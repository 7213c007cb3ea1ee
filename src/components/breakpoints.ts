/** The breakpoints of tokens.css (a test compares them); from `full` on the content stops growing. */
export const breakpoints = {
  narrow: '23.3125rem',
  tablet: '37.5625rem',
  desktop: '56.3125rem',
  wide: '67.5625rem',
  full: '81rem',
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** A media query from this width on. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]})`;

/**
 * The `sizes` of a picture: its width on phones, and from each breakpoint on.
 * @example sizes('92vw', { tablet: '45vw', full: '24rem' })
 */
export const sizes = (onPhones: string, wider: Partial<Record<Breakpoint, string>> = {}) =>
  [
    ...NAMES.flatMap((name) => (wider[name] ? [`${from(name)} ${wider[name]}`] : [])).reverse(),
    onPhones,
  ].join(', ');

const NAMES = Object.keys(breakpoints) as Breakpoint[];
