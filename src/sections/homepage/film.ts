/** Asked for in the browser or the phone; not every browser says. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export const STILL = '(prefers-reduced-motion: reduce)';

export const wantsStillness = () => window.matchMedia(STILL).matches;
