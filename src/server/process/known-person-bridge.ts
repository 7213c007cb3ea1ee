import type { IncomingHttpHeaders } from 'node:http';
import { processSingleton } from './singleton';

type IsKnown = (headers: IncomingHttpHeaders) => Promise<boolean>;

/** The gate stands outside of Next's bundles and should not carry the CMS. */
const shared = processSingleton<{ isKnown?: IsKnown }>('known-person', () => ({}));

/** Says how to find out whether a request comes from staff, or from somebody with a link to a preview. */
export const registerKnownPerson = (isKnown: IsKnown) => {
  shared.isKnown = isKnown;
};

/** False while the CMS cannot say. */
export const isKnownPerson: IsKnown = async (headers) =>
  (await shared.isKnown?.(headers).catch(() => false)) ?? false;
