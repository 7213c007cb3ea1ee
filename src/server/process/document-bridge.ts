import type { EndpointKey } from '@/content/endpoints/endpoints';
import { processSingleton } from './singleton';

type Ask = (asked: EndpointKey) => Promise<boolean>;
/** Null for a token that is not, or no longer, good. */
type FindPreviewed = (token: string) => Promise<string | null>;
type FindRedirect = (path: string) => Promise<string | undefined>;

/** The proxy is a bundle of its own and should not carry the CMS. */
const shared = processSingleton<{
  isMissingDocument?: Ask;
  findRedirect?: FindRedirect;
  findPreviewed?: FindPreviewed;
}>('missing-document', () => ({}));

/** Says how to find out whether a read answers that there is no such document. */
export const registerMissingDocument = (ask: Ask) => {
  shared.isMissingDocument = ask;
};

/** Whether the CMS knows that there is no such document; false while it cannot say. */
export const isMissingDocument = async (asked: EndpointKey): Promise<boolean> =>
  (await shared.isMissingDocument?.(asked)) ?? false;

/** Says how to find out where a page that is not there has moved to. */
export const registerRedirects = (find: FindRedirect) => {
  shared.findRedirect = find;
};

/** Where the page at this path is now; undefined where nobody knows, and while the CMS cannot say. */
export const redirectTarget = async (path: string): Promise<string | undefined> =>
  shared.findRedirect?.(path).catch(() => undefined);

/** Says how to find out which page a link to a preview opens. */
export const registerPreviewed = (find: FindPreviewed) => {
  shared.findPreviewed = find;
};

/** The path of the page that a preview's token opens; null for a bad token, undefined while the CMS cannot say. */
export const isPreviewedBy = async (token: string): Promise<string | null | undefined> =>
  shared.findPreviewed?.(token).catch(() => undefined);
