import type { IncomingHttpHeaders } from 'node:http';
import { processSingleton } from './singleton';

type IsKnown = (headers: IncomingHttpHeaders) => Promise<boolean>;

/** The request filter is outside of Next's bundles and should not include the CMS. */
const shared = processSingleton<{ isKnown?: IsKnown }>('known-person', () => ({}));

/**
 * Registers the function that tells whether a request comes from staff or from the holder of a preview link.
 */
export const registerKnownPerson = (isKnown: IsKnown) => {
  shared.isKnown = isKnown;
};

/** False while the CMS cannot tell. */
export const isKnownPerson: IsKnown = async (headers) =>
  (await shared.isKnown?.(headers).catch(() => false)) ?? false;
