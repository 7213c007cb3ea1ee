export const STILL = '(prefers-reduced-motion: reduce)';
