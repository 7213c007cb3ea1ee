import { AsyncLocalStorage } from 'node:async_hooks';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { DRAFT_READ, SITE_READ } from '@/services/auth/access';
import { getCms } from './payload';
import { openPreviewToken, previewedDocument, type Previewed } from '@/services/auth/preview-token';
import { PREVIEW_COOKIE } from '@/services/http/cookies';

/** How the site reads content: with a visitor's rights, never drafts. Access control enforces it. */
export const asVisitor = { overrideAccess: false, context: SITE_READ, draft: false } as const;

/**
 * How it reads for staff who asked for drafts: as visitors will see the content once the latest drafts are
 * published.
 */
const asEditor = { overrideAccess: false, context: DRAFT_READ, draft: true } as const;

/** The read scope of the present request. */
export const readScope = () => (isReadingDrafts() ? asEditor : asVisitor);

/** Whether a member of staff asked for the latest drafts. */
export const isReadingDrafts = () => drafts.getStore() === true;

/** Whether the response contains drafts and is for one reader only. */
export const isForOneReader = async () => isReadingDrafts() || (await isPreview());

/** Whether this request has a preview link; false outside of requests. */
export const isPreview = async () => (await previewed()) !== null;

/** The latest version of the document that this request previews, if it is in this collection. */
export async function draftOf<Doc>(collection: string): Promise<(Doc & { id: string }) | undefined> {
  const opened = await previewed();
  if (opened?.collection !== collection) return undefined;
  return (await previewedDocument(await getCms(), opened)) as (Doc & { id: string }) | undefined;
}

const previewed = cache(async (): Promise<Previewed | null> => {
  const token = await previewCookie();
  // While the database is unreachable, every client sees what is public.
  return token === undefined ? null : openPreviewToken(await getCms(), token).catch(() => null);
});

async function previewCookie() {
  try {
    return (await cookies()).get(PREVIEW_COOKIE)?.value;
  } catch {
    return undefined;
  }
}

/** Whether the current code reads for a member of staff who asked for drafts. */
const drafts = new AsyncLocalStorage<true>();

/**
 * Runs `read` with drafts instead of published content. The caller must have checked that the person may edit
 * content.
 */
export const readingDrafts = <Value>(read: () => Promise<Value>): Promise<Value> => drafts.run(true, read);
