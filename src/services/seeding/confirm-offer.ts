import type { PayloadRequest } from 'payload';
import { hiddenOffers } from '@/content/schema/hidden';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { asList } from '@/content/json';
import type { Page } from '@/payload-types';

/**
 * Shows every section in which the center states what it offers: services, levels of care, conditions and
 * therapies. An unpublished draft stays a draft, and gets them too.
 * @returns the titles of the pages that show more than before
 */
export async function confirmOffer(req: PayloadRequest): Promise<string[]> {
  const { payload } = req;
  const { docs } = await payload.find({
    collection: 'pages',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    req,
  });
  const changed: string[] = [];
  for (const page of docs) {
    const body = withOffers(page);
    if (!body) continue;
    const one = { collection: 'pages', id: page.id, depth: 0, req } as const;
    const latest = await payload.findByID({ ...one, draft: true });
    // A field that is left out would be removed from the draft.
    await payload.update({ ...one, data: { ...withoutDates(page), body, _status: 'published' } });
    if (latest._status === 'draft')
      await payload.update({
        ...one,
        draft: true,
        data: { ...withoutDates(latest), body: withOffers(latest) ?? latest.body },
      });
    changed.push(page.title);
  }
  return changed;
}

/** The body of a page with its offers shown; undefined where none is hidden. */
function withOffers({ name, body }: Page): Page['body'] | undefined {
  const stored = asList(body)[0] as Record<string, object> | undefined;
  const hidden = isPageName(String(name))
    ? hiddenOffers(pageSchemas[name as keyof typeof pageSchemas], stored)
    : [];
  if (hidden.length === 0) return undefined;
  const shown = Object.fromEntries(hidden.map((key) => [key, { ...stored?.[key], isShown: true }]));
  return [{ ...stored, ...shown }] as unknown as Page['body'];
}

/** A save that names an older state than the stored one is refused. */
const withoutDates = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...page }: Page) => page;
