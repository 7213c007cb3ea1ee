import { AsyncLocalStorage } from 'node:async_hooks';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { DRAFT_READ, SITE_READ } from '../auth/access';
import { getCms } from './payload';
import { openPreviewToken, previewedDocument, type Previewed } from '../auth/preview-token';
import { PREVIEW_COOKIE } from '../http/cookies';

/** How the site reads content: with a visitor's rights, and never a draft. Access control enforces it. */
export const asVisitor = { overrideAccess: false, context: SITE_READ, draft: false } as const;

/** How it reads for staff who asked for drafts: as visitors will see it once the latest ones are published. */
const asEditor = { overrideAccess: false, context: DRAFT_READ, draft: true } as const;

/** The rights of the request that is being answered. */
export const asReader = () => (isReadingDrafts() ? asEditor : asVisitor);

/** Whether a member of staff asked to see the latest drafts. */
export const isReadingDrafts = () => drafts.getStore() === true;

/** Whether this answer is for one reader only, and has to do with drafts. */
export const isForOneReader = async () => isReadingDrafts() || (await isPreview());

/** Whether this request has a link to a preview behind it; false outside of requests. */
export const isPreview = async () => (await previewed()) !== null;

/** The draft that this request previews, when it is one of this collection: its latest version, whole. */
export async function draftOf<Doc>(collection: string): Promise<(Doc & { id: string }) | undefined> {
  const opened = await previewed();
  if (opened?.collection !== collection) return undefined;
  return (await previewedDocument(await getCms(), opened)) as (Doc & { id: string }) | undefined;
}

const previewed = cache(async (): Promise<Previewed | null> => {
  const token = await previewCookie();
  // While the database is away everybody sees what is public.
  return token === undefined ? null : openPreviewToken(await getCms(), token).catch(() => null);
});

async function previewCookie() {
  try {
    return (await cookies()).get(PREVIEW_COOKIE)?.value;
  } catch {
    return undefined;
  }
}

/** Whether what runs now reads for a member of staff who asked for drafts. */
const drafts = new AsyncLocalStorage<true>();

/** Runs `read` with drafts in place of what is published. Only for staff who may edit content: the caller has checked. */
export const readingDrafts = <Value>(read: () => Promise<Value>): Promise<Value> => drafts.run(true, read);
