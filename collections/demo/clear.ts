import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { isPageName, pageSchemas } from '@/content/schemas';
import { ownBody } from '@/content/to-seed';
import { get } from '@/content/untyped';
import type { Page } from '@/payload-types';
import { roleOf } from '@/server/access';
import { usesOf } from '../shared/where-used';
import { rememberStart } from './start';

/** What an administrator types, so that nobody does this by a slip of the hand. */
const CONFIRMATION = 'clear the demo';

/** `POST /cms-api/demo/clear` */
export const clearEndpoint: Endpoint = {
  path: '/demo/clear',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req) !== 'admin')
      throw new APIError('Only administrators can clear the demo.', 403, undefined, true);
    const words = get(await req.json?.().catch(() => null), 'confirmation');
    if (words !== CONFIRMATION)
      throw new APIError(`Type “${CONFIRMATION}” to confirm.`, 400, undefined, true);
    await clearDemo(req.payload, req);
    return Response.json({ cleared: true });
  },
};

const ofDemo = { isDemo: { equals: true } };
const all = { where: ofDemo, depth: 0, pagination: false, trash: true } as const;
const noSeo = { title: null, description: null, keywords: [] };

/**
 * Takes away what is still the fictional centre's, and keeps the structure: pages stand in the built-in words, conditions
 * and therapies become drafts that nobody has reviewed, header and footer lose name and contacts; people, articles and
 * pictures that nothing shows any more are deleted. What staff have made their own stays. Can be repeated.
 */
async function clearDemo(cms: Payload, req?: PayloadRequest): Promise<void> {
  await clearLayout(cms);
  const pages = await cms.find({ collection: 'pages', ...all });
  for (const page of pages.docs) await clearPage(cms, page);
  for (const collection of ['conditions', 'therapies'] as const) {
    const { docs } = await cms.find({ collection, ...all });
    for (const { id, review } of docs) {
      await cms.update({
        ...{ collection, id, trash: true },
        data: {
          ...unreviewed(review?.sources),
          ...(collection === 'conditions' ? { lastChange: { changedOn: null, note: null } } : {}),
          seo: noSeo,
          isDemo: false,
          _status: 'draft',
        },
      });
    }
  }
  for (const collection of ['blog', 'team-members', 'credentials'] as const)
    await cms.delete({ collection, where: ofDemo, trash: true });
  const { docs: pictures } = await cms.find({ collection: 'media', ...all });
  for (const { id } of pictures) {
    if (!req || (await usesOf(req, String(id))).length === 0) await cms.delete({ collection: 'media', id });
    // What the centre shows on its own pages is its own.
    else await cms.update({ collection: 'media', id, data: { isDemo: false } });
  }
  await rememberStart(cms, 'own');
}

/** Header and footer without the name and contacts of the fictional centre. */
export async function clearLayout(cms: Payload): Promise<void> {
  const layout = await cms.findGlobal({ slug: 'site-layout', depth: 0 });
  if (!layout.isDemo) return;
  await cms.updateGlobal({
    slug: 'site-layout',
    data: {
      contact: { ...layout.contact, name: null, phone: null, email: null, address: null, agesTreated: null },
      footer: { ...layout.footer, socialLinks: [] },
      isDemo: false,
      _status: 'published',
    },
  });
}

/** A draft that somebody has to read and approve before visitors see it; its sources stay. */
export const unreviewed = <Sources>(sources: Sources) => ({
  review: { author: null, reviewer: null, reviewedOn: null, nextReviewOn: null, sources },
});

async function clearPage(cms: Payload, { id, name, body }: Page) {
  if (!isPageName(name)) return;
  const own = ownBody(pageSchemas[name], { keeping: body[0] });
  await cms.update({
    ...{ collection: 'pages' as const, id },
    data: { body: [own] as Page['body'], seo: noSeo, isDemo: false, _status: 'published' },
  });
}
