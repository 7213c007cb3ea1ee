import type {
  ApiBrand,
  ApiCondition,
  ApiCredential,
  ApiPost,
  ApiPostSummary,
  ApiReview,
  ApiSection,
  ApiSeo,
  ApiSummary,
  ApiTeamMember,
  ApiTherapy,
} from '@/content/endpoints/api';
import type { ApiMoreLink } from '@/content/derive/more-links';
import type { ApiTranslatedPage, ApiTranslation } from '@/content/languages/translation';
import { toNotice } from '@/content/views/notice';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { layoutToApi, type LabeledLink } from '@/content/views/site-layout';
import { readOpenings, type Opening } from '@/content/words/opening-hours';
import { toApi } from '@/content/derive/to-api';
import type { Blog, Brand, Condition, ExtraPage, Page, SiteLayout, Therapy } from '@/payload-types';
import { demoShown, type DemoShown } from '../cms/demo-remaining';
import { readScope, draftOf, isPreview, isReadingDrafts } from '../cms/read-scope';
import { getCms } from '../cms/payload';
import { asksSafely } from '@/services/inbox/asks-safely';
import { deletedAfterDays } from '@/services/inbox/retention';
import { countsViews } from '@/services/metrics/view-counts';
import {
  serializeBrand,
  serializeCondition,
  serializeCredential,
  serializeExtraPage,
  serializePost,
  serializePostSummary,
  serializeSeo,
  serializeTeamMember,
  serializeTherapy,
  render,
  renderMarked,
} from './serialize';
import { listPublished, withRelated } from '../cms/list-published';
import { inEnvelope, type PageBody } from './envelope';
import { translationParts, translatedPages } from '../cms/translations';
import { findGoneAddresses } from '../cms/gone-addresses';
import { listMoreLinks } from './extra-pages';
import { findHiddenAnchors, findPostedNotices } from './layout-parts';

/**
 * The bodies of the GET endpoints of spec §7; null where the document does not exist. Access control enforces
 * visitors' rights, and only fields named in serialize.ts leave the server.
 * @throws {DatabaseAway}
 */
export async function findPage(name: PageName): Promise<PageBody> {
  const schema = pageSchemas[name];
  const cms = await getCms();
  const draft = await draftOf<Page>('pages');
  const { docs } = await cms.find({
    ...readScope(),
    collection: 'pages',
    where: { name: { equals: name } },
    limit: 1,
    depth: 1,
    pagination: false,
  });
  const page = draft?.name === name ? draft : docs[0];
  return inEnvelope(schema, toApi(schema, page?.body?.[0], await renderOf()), serializeSeo(page?.seo));
}

/** A page that staff made, in the shape of the fixed ones. */
export async function findExtraPage(
  slug: string,
): Promise<{ data: { content: ApiSection[]; review: ApiReview; seo: ApiSeo } & ApiTranslation } | null> {
  const doc = await findOne('extra-pages', 'slug', slug);
  return doc ? withTranslation('extra-pages', doc, serializeExtraPage(doc, await renderOf())) : null;
}

const renderOf = async () => ((await isPreview()) ? renderMarked : render);

export type LayoutBody = {
  data: {
    content: ApiSection[];
    brand?: ApiBrand;
    hiddenAnchors?: string[];
    goneAddresses?: string[];
    noticeLinks?: LabeledLink[];
    moreLinks?: ApiMoreLink[];
    translatedPages?: ApiTranslatedPage[];
    demo?: DemoShown;
    openingHours?: Opening[];
    notice?: Record<string, unknown>;
    asksSafely?: true;
    countsViews?: true;
    messagesDeletedAfterDays?: number;
  };
};

/**
 * The site layout and what every page needs besides: the center's `brand`; `hiddenAnchors`, which links must
 * not lead to; `goneAddresses`, which an editor wrote and which lead nowhere; `translatedPages`, the fixed
 * pages in other languages; `noticeLinks` to the notices that the center has posted; `asksSafely`, whether
 * the contact form asks how to reach the visitor safely; `countsViews`, whether page views are counted;
 * `messagesDeletedAfterDays`, while messages are deleted automatically; and `demo`, what the site still shows
 * of the fictional center. resolvers.ts decides per request who sees the demo's note.
 */
export async function findLayout(): Promise<LayoutBody> {
  const cms = await getCms();
  const reader = readScope();
  const [
    layout,
    marks,
    hidden,
    noticeLinks,
    moreLinks,
    translated,
    demo,
    posted,
    isAsking,
    isCounting,
    days,
  ] = await Promise.all([
    draftOf<SiteLayout>('site-layout').then(
      (draft) => draft ?? cms.findGlobal({ ...reader, slug: 'site-layout', depth: 1 }),
    ),
    draftOf<Brand>('brand').then((draft) => draft ?? cms.findGlobal({ ...reader, slug: 'brand', depth: 1 })),
    findHiddenAnchors(),
    findPostedNotices(),
    listMoreLinks(),
    translatedPages(),
    demoShown(cms),
    cms.findGlobal({ ...reader, slug: 'notice', depth: 0 }),
    asksSafely(cms),
    countsViews(cms),
    deletedAfterDays(cms),
  ]);
  const gone = await findGoneAddresses(cms, layout);
  const brand = serializeBrand(marks);
  const notice = toNotice(posted);
  const openings = readOpenings(layout.contact?.openingHours);
  return {
    data: {
      content: layoutToApi(layout, render.picture(marks.logo) ?? render.picture(layout.header?.logo)),
      ...(brand ? { brand } : {}),
      ...(hidden.length > 0 ? { hiddenAnchors: hidden } : {}),
      ...(gone.length > 0 ? { goneAddresses: gone } : {}),
      ...(noticeLinks.length > 0 ? { noticeLinks } : {}),
      ...(moreLinks.length > 0 ? { moreLinks } : {}),
      ...(translated.length > 0 ? { translatedPages: translated } : {}),
      ...(openings.length > 0 ? { openingHours: openings } : {}),
      ...(notice ? { notice } : {}),
      ...(isAsking ? { asksSafely: true } : {}),
      ...(isCounting ? { countsViews: true } : {}),
      ...(days ? { messagesDeletedAfterDays: days } : {}),
      ...(demo ? { demo } : {}),
    },
  };
}

/**
 * A list in English stays one: a translation is found from its original, by the search, and from other pages
 * in its language.
 */
const IN_ENGLISH = { language: { exists: false } } as const;

export const listTherapies = () => listSummaries('therapies');
export const listConditions = () => listSummaries('conditions');

async function listSummaries(collection: 'therapies' | 'conditions'): Promise<{ data: ApiSummary[] }> {
  const cms = await getCms();
  const { docs } = await cms.find({
    ...readScope(),
    collection,
    where: IN_ENGLISH,
    sort: 'order',
    pagination: false,
    depth: 0,
    select: { title: true, slug: true, summary: true },
  });
  return { data: docs.map(({ title, slug, summary }) => ({ title, slug, summary: summary ?? '' })) };
}

export async function findTherapy(idOrSlug: string): Promise<{ data: ApiTherapy } | null> {
  const doc = (await findOne('therapies', 'slug', idOrSlug)) ?? (await findOne('therapies', 'id', idOrSlug));
  return doc ? withTranslation('therapies', doc, serializeTherapy(doc)) : null;
}

export async function findCondition(slug: string): Promise<{ data: ApiCondition } | null> {
  const doc = await findOne('conditions', 'slug', slug);
  return doc ? withTranslation('conditions', doc, serializeCondition(doc)) : null;
}

export async function listTeamMembers(): Promise<{ data: ApiTeamMember[] }> {
  const cms = await getCms();
  const { docs } = await cms.find({
    ...readScope(),
    collection: 'team-members',
    sort: 'order',
    pagination: false,
    depth: 1,
  });
  return { data: docs.map(serializeTeamMember) };
}

/**
 * Includes expired credentials: src/server/content-api/resolvers.ts removes them per request, so that a
 * cached list does not show them.
 */
export async function listCredentials(): Promise<{ data: ApiCredential[] }> {
  const cms = await getCms();
  const { docs } = await cms.find({
    ...readScope(),
    collection: 'credentials',
    sort: 'order',
    pagination: false,
    depth: 0,
  });
  return { data: docs.map(serializeCredential) };
}

/** The fields of a blog card. */
const ofCard = {
  title: true,
  slug: true,
  excerpt: true,
  image: true,
  category: true,
  tags: true,
  featured: true,
  readTime: true,
  publishedOn: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** Newest first, without the articles' text: a list of thousands must stay light. */
export async function listPosts(): Promise<{ data: ApiPostSummary[] }> {
  const cms = await getCms();
  const chosen = { collection: 'blog', where: IN_ENGLISH, sort: '-publishedOn', select: ofCard } as const;
  if (isReadingDrafts()) {
    const { docs } = await cms.find({ ...readScope(), ...chosen, pagination: false, depth: 1 });
    return { data: docs.map((doc) => serializePostSummary(doc as Blog)) };
  }
  const docs = await withRelated(cms, await listPublished<Blog>(cms, chosen), 'image');
  return { data: (await withRelated(cms, docs, 'category')).map(serializePostSummary) };
}

export async function findPost(slug: string): Promise<{ data: ApiPost } | null> {
  const doc = await findOne('blog', 'slug', slug);
  return doc ? withTranslation('blog', doc, serializePost(doc)) : null;
}

const withTranslation = async <Data>(kind: keyof Detail, doc: Detail[keyof Detail], data: Data) => ({
  data: { ...data, ...(await translationParts(kind, doc)) },
});

type Detail = { therapies: Therapy; conditions: Condition; blog: Blog; 'extra-pages': ExtraPage };

async function findOne<Slug extends keyof Detail>(
  collection: Slug,
  by: 'slug' | 'id',
  value: string,
): Promise<Detail[Slug] | undefined> {
  const draft = await draftOf<Detail[Slug]>(collection);
  if (draft?.[by] === value) return draft;
  const cms = await getCms();
  const { docs } = await cms.find({
    ...readScope(),
    collection,
    where: { [by]: { equals: value } },
    limit: 1,
    depth: 1,
    pagination: false,
  });
  return docs[0] as Detail[Slug] | undefined;
}
