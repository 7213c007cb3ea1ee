import type { EndpointKey } from '@/content/endpoints/endpoints';
import { processSingleton } from './singleton';

type Ask = (asked: EndpointKey) => Promise<boolean>;
/** Null for an invalid, expired or revoked token. */
type FindPreviewed = (token: string) => Promise<string | null>;
type FindRedirect = (path: string) => Promise<string | undefined>;

/** The proxy is a bundle of its own and should not include the CMS. */
const shared = processSingleton<{
  isMissingDocument?: Ask;
  findRedirect?: FindRedirect;
  findPreviewed?: FindPreviewed;
}>('missing-document', () => ({}));

/** Registers the function that tells whether an endpoint's document is missing. */
export const registerMissingDocument = (ask: Ask) => {
  shared.isMissingDocument = ask;
};

/** Whether the CMS knows that the document does not exist; false while it cannot tell. */
export const isMissingDocument = async (asked: EndpointKey): Promise<boolean> =>
  (await shared.isMissingDocument?.(asked)) ?? false;

/** Registers the function that finds the new path of a moved page. */
export const registerRedirects = (find: FindRedirect) => {
  shared.findRedirect = find;
};

/** The present path of the page; undefined where there is no redirect, and while the CMS cannot tell. */
export const redirectTarget = async (path: string): Promise<string | undefined> =>
  shared.findRedirect?.(path).catch(() => undefined);

/** Registers the function that finds the page of a preview link. */
export const registerPreviewed = (find: FindPreviewed) => {
  shared.findPreviewed = find;
};

/**
 * The path of the page that a preview token opens; null for an invalid token, undefined while the CMS cannot
 * tell.
 */
export const isPreviewedBy = async (token: string): Promise<string | null | undefined> =>
  shared.findPreviewed?.(token).catch(() => undefined);
