import { AsyncLocalStorage } from 'node:async_hooks';
import { cookies } from 'next/headers';
import { DRAFT_READ, SITE_READ } from '../../collections/shared/access';
import { PREVIEW_COOKIE, readPreviewToken } from './preview';

/** How the site reads content: with a visitor's rights, and never a draft. Access control enforces it. */
export const asVisitor = { overrideAccess: false, context: SITE_READ, draft: false } as const;

/** How it reads for whoever opened a link to a preview: as visitors will see it once the latest drafts are published. */
const asPreview = { overrideAccess: false, context: DRAFT_READ, draft: true } as const;

/** The rights of the request that is being answered. */
export const asReader = async () => ((await isPreview()) ? asPreview : asVisitor);

/** Whether this request has a link to a preview behind it; false outside of requests. */
export async function isPreview(): Promise<boolean> {
  if (drafts.getStore() === true) return true;
  try {
    const token = (await cookies()).get(PREVIEW_COOKIE)?.value;
    return token !== undefined && readPreviewToken(token) !== null;
  } catch {
    return false;
  }
}

/** Whether what runs now reads for a member of staff who asked for drafts. */
const drafts = new AsyncLocalStorage<true>();

/** Runs `read` with drafts in place of what is published. Only for staff who may edit content: the caller has checked. */
export const readingDrafts = <Value>(read: () => Promise<Value>): Promise<Value> => drafts.run(true, read);
