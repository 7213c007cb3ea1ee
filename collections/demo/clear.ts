import { APIError, type CollectionSlug, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { demoCollections, reviewedSlugs, slugsOf, type Reviewed } from '@/content/collection-lists';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { asString, prop } from '@/content/json';
import { idOf } from '@/content/links/document-id';
import type { Page } from '@/payload-types';
import { roleOf } from '@/services/auth/access';
import { VOUCHING } from '../review/bind';
import { usesOf } from '../admin/where-used';
import { requireSeededWords } from './seeded-words';
import { withoutDemoSeo } from './demo-texts';
import { withoutDemo } from './demo-words';
import { rememberStart } from './start';

/** The confirmation that an administrator types. */
const CONFIRMATION = 'clear the demo';

/** `POST /cms-api/demo/clear` */
export const clearEndpoint: Endpoint = {
  path: '/demo/clear',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req) !== 'admin') throw new APIError('Only administrators can clear the demo.', 403);
    const words = prop(await req.json?.().catch(() => null), 'confirmation');
    if (words !== CONFIRMATION) throw new APIError(`Type “${CONFIRMATION}” to confirm.`, 400);
    await clearDemo(req.payload, req);
    return Response.json({ cleared: true });
  },
};

const ofDemo = { isDemo: { equals: true } };
const everything = { depth: 0, pagination: false, trash: true, overrideAccess: true } as const;
const all = { ...everything, where: ofDemo } as const;
const noSeo = { title: null, description: null, keywords: [] };

/**
 * Removes the remaining content of the demo and keeps the structure: pages fall back to built-in text;
 * conditions, therapies and edited articles become unreviewed drafts; header and footer lose the demo's name
 * and contact details; people, other articles with their categories, and unused pictures are deleted. Content
 * that staff wrote stays. Safe to repeat.
 */
async function clearDemo(cms: Payload, req?: PayloadRequest): Promise<void> {
  await requireSeededWords({ payload: cms });
  await clearLayout(cms);
  await clearPages(cms);
  await clearReviews(cms);
  const reviewed = reviewedSlugs(cms.config);
  const { docs: articles } = await cms.find({ collection: 'blog', ...all, select: { category: true } });
  for (const collection of reviewed) await clearTexts(cms, collection);
  // The collection refuses to delete those that other articles have.
  await cms.delete({
    collection: 'categories',
    overrideAccess: true,
    where: { id: { in: articles.flatMap(({ category }) => idOf(category) || []) } },
  });
  const treated: CollectionSlug[] = ['pages', 'media', ...reviewed];
  for (const collection of slugsOf(demoCollections(cms.config)).filter((slug) => !treated.includes(slug)))
    await cms.delete({ collection, overrideAccess: true, where: ofDemo, trash: true });
  const { docs: pictures } = await cms.find({ collection: 'media', ...all });
  for (const { id } of pictures) {
    if (!req || (await usesOf(req, String(id))).length === 0)
      await cms.delete({ collection: 'media', overrideAccess: true, id, trash: true });
    // Pictures on the center's own pages stay.
    else
      await cms.update({
        collection: 'media',
        overrideAccess: true,
        id,
        data: { isDemo: false },
        trash: true,
      });
  }
  await rememberStart(cms, 'own');
}

/** Header and footer without the demo's name and contact details. */
export async function clearLayout(cms: Payload): Promise<void> {
  const layout = await cms.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  if (!layout.isDemo) return;
  const isSeeded = await requireSeededWords({ payload: cms });
  const contact = Object.fromEntries(
    ['name', 'phone', 'email', 'address', 'hours', 'agesTreated'].map((key) => {
      const value = prop(layout.contact, key);
      return [key, isSeeded(`site-layout.contact.${key}`, value) ? null : value];
    }),
  );
  const socialLinks = (layout.footer?.socialLinks ?? []).filter(
    ({ url }) => !isSeeded('site-layout.socialLinks', url),
  );
  // Defaults are shown again once the services are confirmed.
  const serviceLinks = (layout.footer?.serviceLinks ?? []).filter(
    ({ label }) => !isSeeded('site-layout.serviceLinks', label),
  );
  await cms.updateGlobal({
    slug: 'site-layout',
    overrideAccess: true,
    data: {
      contact: { ...layout.contact, ...contact },
      footer: { ...layout.footer, socialLinks, serviceLinks },
      isDemo: false,
      _status: 'published',
    },
  });
}

/** A draft that needs a review before publishing; its sources stay. */
export const unreviewed = <Sources>(sources: Sources) => ({
  review: { author: null, reviewer: null, reviewedOn: null, nextReviewOn: null, sources },
});

/** Pages with built-in text in place of the demo's; text that staff wrote stays. */
export async function clearPages(cms: Payload) {
  const { docs: pages } = await cms.find({ collection: 'pages', ...all });
  const { docs: pictures } = await cms.find({ collection: 'media', ...all, select: {} });
  const ids = new Set(pictures.map(({ id }) => String(id)));
  const isSeeded = await requireSeededWords({ payload: cms });
  for (const { id, name, body, seo } of pages) {
    if (!isPageName(name)) continue;
    const own = withoutDemo(pageSchemas[name], body[0], ids, isSeeded);
    const isDescribed = isSeeded(`${name}.seo`, seo?.description);
    await cms.update({
      collection: 'pages' as const,
      overrideAccess: true,
      id,
      data: {
        body: [own] as unknown as Page['body'],
        ...(isDescribed ? { seo: { ...seo, description: null, keywords: [] } } : {}),
        isDemo: false,
        _status: 'published',
      },
    });
  }
}

/** Edited articles and extra pages stay as drafts; untouched ones are deleted. */
async function clearTexts(cms: Payload, collection: Reviewed) {
  const { docs } = await cms.find({ collection, ...all });
  for (const { id, review, ...doc } of docs) {
    if ((collection === 'blog' || collection === 'extra-pages') && !doc.changedBy) {
      await cms.delete({ collection, overrideAccess: true, id, trash: true });
      continue;
    }
    await cms.update({
      collection,
      overrideAccess: true,
      id,
      trash: true,
      context: VOUCHING,
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

/** Removes an invented author, an invented review and the demo's SEO from the center's own texts. */
async function clearReviews(cms: Payload) {
  const { docs: people } = await cms.find({ collection: 'team-members', ...all, select: {} });
  const invented = new Set(people.map(({ id }) => String(id)));
  const isSeeded = await requireSeededWords({ payload: cms });
  for (const collection of reviewedSlugs(cms.config)) {
    const { docs } = await cms.find({
      collection,
      ...everything,
      where: { isDemo: { not_equals: true } },
    });
    for (const { id, review, seo, _status } of docs) {
      const isVouched = invented.has(asString(review?.reviewer));
      const isWritten = invented.has(asString(review?.author));
      const said = withoutDemoSeo(collection, seo, isSeeded);
      if (!isVouched && !isWritten && Object.keys(said).length === 0) continue;
      await cms.update({
        collection,
        overrideAccess: true,
        id,
        trash: true,
        context: VOUCHING,
        data: {
          review: {
            ...review,
            ...(isWritten ? { author: null } : {}),
            ...(isVouched ? { reviewer: null, reviewedOn: null, nextReviewOn: null } : {}),
          },
          seo: { ...seo, ...said },
          _status,
        } as never,
      });
    }
  }
}
