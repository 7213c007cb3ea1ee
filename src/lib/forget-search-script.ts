/**
 * Takes the words of a search out of the address, and so out of the browser's history. Placed in /search
 * where the crisis card is shown; allowed by hash in src/server/page-cache/inline-scripts.ts.
 */
export const FORGET_SEARCH_SCRIPT = `history.replaceState(history.state, '', location.pathname)`;
