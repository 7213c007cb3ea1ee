type EarlyVisit = { hasMoved: boolean; isTaken: boolean; button?: HTMLElement };

/** What happened before the page's scripts ran (src/server/front/late-start.ts); undefined where they did not wait. */
export const earlyVisit =
  typeof window === 'undefined' ? undefined : (window as { earlyVisit?: EarlyVisit }).earlyVisit;
