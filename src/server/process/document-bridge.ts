import type { Asked } from '@/content/endpoints/reads';
import { processWide } from './singleton';

type Ask = (asked: Asked) => Promise<boolean>;
/** Null for a token that is not, or no longer, good. */
type FindPreviewed = (token: string) => Promise<string | null>;
type FindRedirect = (path: string) => Promise<string | undefined>;

/** The proxy is a bundle of its own and should not carry the CMS. */
const shared = processWide<{
  isMissingDocument?: Ask;
  findRedirect?: FindRedirect;
  findPreviewed?: FindPreviewed;
}>('missing-document', () => ({}));

/** Says how to find out whether a read answers that there is no such document. */
export const offerMissingDocument = (ask: Ask) => {
  shared.isMissingDocument = ask;
};

/** Whether the CMS knows that there is no such document; false while it cannot say. */
export const isMissingDocument = async (asked: Asked): Promise<boolean> =>
  (await shared.isMissingDocument?.(asked)) ?? false;

/** Says how to find out where a page that is not there has moved to. */
export const offerRedirects = (find: FindRedirect) => {
  shared.findRedirect = find;
};

/** Where the page at this path is now; undefined where nobody knows, and while the CMS cannot say. */
export const movedTo = async (path: string): Promise<string | undefined> =>
  shared.findRedirect?.(path).catch(() => undefined);

/** Says how to find out which page a link to a preview opens. */
export const offerPreviewed = (find: FindPreviewed) => {
  shared.findPreviewed = find;
};

/** The path of the page that a preview's token opens; null for a bad token, undefined while the CMS cannot say. */
export const previewedBy = async (token: string): Promise<string | null | undefined> =>
  shared.findPreviewed?.(token).catch(() => undefined);
