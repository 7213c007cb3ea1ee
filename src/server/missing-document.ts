import type { Asked } from '@/content/reads';
import { processWide } from './process-wide';

type Ask = (asked: Asked) => Promise<boolean>;

/** The proxy is a bundle of its own and should not carry the CMS. */
const shared = processWide<{ isMissingDocument?: Ask }>('missing-document', () => ({}));

/** Says how to find out whether a read answers that there is no such document. */
export const offerMissingDocument = (ask: Ask) => {
  shared.isMissingDocument = ask;
};

/** Whether the CMS knows that there is no such document; false while it cannot say. */
export const isMissingDocument = async (asked: Asked): Promise<boolean> =>
  (await shared.isMissingDocument?.(asked)) ?? false;
