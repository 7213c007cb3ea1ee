import type { Payload } from 'payload';
import { HELP_SITUATIONS } from '@/content/crisis/help-situations';
import { PALETTES } from '@/content/look/palettes';
import { AT_A_GLANCE } from '@/content/views/at-a-glance';
import { CREDENTIAL_KINDS } from '@/content/views/credentials';
import { createCategory, createPage, createPicture, published, richText } from '../fixtures/content';
import type { openStaff } from './staff';

type Given = {
  cms: Payload;
  staff: Awaited<ReturnType<typeof openStaff>>;
  /** Ids of two pictures: of the fresh documents, and of the new values. */
  picture: string;
  otherPicture: string;
};

const WORDS = 'changed-by-asker';
const DAY = '2001-02-03T00:00:00.000Z';
const newCount = () => 91;
const TODAY = Date.now();
const inDays = (days: number) => new Date(TODAY + days * 86_400_000).toISOString();

let count = 0;
/** Creates a document with a value in every column. @returns its path in Payload's REST API */
export async function freshDocument(collection: string, { cms, staff, picture }: Given): Promise<string> {
  count += 1;
  const slug = `number-${count}`;
  const make = async (data: object) =>
    (await cms.create({ collection: collection as 'blog', data: { ...data, ...published } as never })).id;
  switch (collection) {
    case 'site-layout': {
      const [header, footer] = [{ contactLabel: slug }, { contactTitle: slug }];
      const quickExit = { isOn: false, url: '' };
      const helpNearby = { localLines: [] };
      const contact = { name: slug };
      const data = { contact, header, footer, helpNearby, quickExit, changedBy: slug, ...published };
      await cms.updateGlobal({ slug: 'site-layout', data });
      return '/globals/site-layout';
    }
    case 'brand': {
      const pictures = { logo: picture, logoOnDark: picture, favicon: picture, socialPicture: picture };
      const data = { palette: PALETTES[0], ...pictures, changedBy: slug, ...published };
      await cms.updateGlobal({ slug: 'brand', data });
      return '/globals/brand';
    }
    case 'pages': {
      await cms.delete({ collection: 'pages', where: { id: { exists: true } } });
      return `/pages/${(await createPage(cms, 'about', { seo: { title: slug } })).id}`;
    }
    case 'media':
      return `/media/${(await createPicture(cms, { name: `${slug}.jpg` })).id}`;
    case 'redirects':
      return `/redirects/${await make({ from: `/${slug}`, to: { type: 'custom', url: '/about' } })}`;
    case 'contact-messages': {
      const { id } = await cms.create({
        collection: 'contact-messages',
        data: {
          firstName: 'Vi',
          lastName: 'Sitor',
          email: 'vi@example.org',
          message: 'Words',
          status: 'new',
          idempotencyKey: slug,
          phone: '1',
          newNote: 'n',
          assignee: staff.ids.intake,
        },
      });
      return `/contact-messages/${id}`;
    }
    case 'audit-trail': {
      const data = { who: slug, account: slug, action: 'viewed', what: slug, messages: slug } as const;
      return `/audit-trail/${(await cms.create({ collection: 'audit-trail', data })).id}`;
    }
    case 'outbox': {
      const mail = { to: `${slug}@example.org`, message: slug, key: slug, fault: slug } as const;
      const data = {
        ...mail,
        state: 'sent',
        attempts: 1,
        nextTryAt: '2020-01-01',
        sentAt: '2020-01-01',
      } as const;
      return `/outbox/${(await cms.create({ collection: 'outbox', data })).id}`;
    }
    case 'inbox-settings': {
      const data = {
        notify: [`${slug}@example.org`],
        remindAfter: 1,
        asksSafely: false,
        replyOpenings: [],
        retention: { mode: 'off' as const },
      };
      await cms.updateGlobal({ slug: 'inbox-settings', data });
      return '/globals/inbox-settings';
    }
    case 'notice': {
      const data = {
        kind: 'closed',
        text: slug,
        until: inDays(1),
        from: inDays(0),
        link: { label: slug, url: '/' },
      };
      await cms.updateGlobal({ slug: 'notice', data: { ...data, changedBy: slug } as never });
      return '/globals/notice';
    }
    case 'reviews': {
      await cms.updateGlobal({ slug: 'reviews', data: { secondPerson: 'off' } });
      return '/globals/reviews';
    }
    case 'extra-pages': {
      const translationOf = await newOriginal(collection, cms);
      return `/extra-pages/${await make({ title: slug, slug, translationOf })}`;
    }
    default: {
      const words = { title: slug, name: slug, slug, image: picture, bio: slug, summary: slug };
      const credential = { kind: CREDENTIAL_KINDS[0].value, issuedBy: slug, number: slug };
      return `/${collection}/${await make({ ...words, ...credential })}`;
    }
  }
}

/** A valid value for every type of column, with a recognizable mark. */
export async function newValues(
  collection: string,
  names: string[],
  { cms, staff, otherPicture }: Given,
): Promise<Record<string, unknown>> {
  const special: Record<string, unknown> = {
    seo: { title: WORDS },
    review: { sources: [{ label: WORDS, url: 'https://example.org' }] },
    body: [{ blockType: 'about', hero: { pageTitle: WORDS } }],
    blocks: [{ blockType: 'contact', heading: WORDS }],
    place: 'footer',
    contact: { name: WORDS },
    header: { contactLabel: WORDS },
    footer: { contactTitle: WORDS },
    quickExit: { isOn: true, url: `https://example.org/${WORDS}` },
    helpNearby: { localLines: [{ situation: HELP_SITUATIONS[0], label: WORDS, phone: '1' }] },
    atGlance: { [AT_A_GLANCE[0].key]: WORDS },
    visitQuestions: [{ text: WORDS }],
    lastChange: { note: WORDS },
    kind: collection === 'notice' ? 'telephone' : CREDENTIAL_KINDS[1].value,
    link: { label: WORDS, url: `/${WORDS}` },
    language: 'es',
    ...(names.includes('translationOf') ? { translationOf: await newOriginal(collection, cms) } : {}),
    ...(collection === 'credentials' ? { url: `https://example.org/${WORDS}` } : {}),
    to: { type: 'custom', url: `/${WORDS}` },
    from: `/${WORDS}-${Math.random()}`.replace('0.', ''),
    slug: `${WORDS}-${Math.random()}`.replace('0.', ''),
    ...(collection === 'notice' ? { from: inDays(2), until: inDays(3) } : {}),
    tags: [WORDS],
    ...(names.includes('category') ? { category: await createCategory(cms, nextName()) } : {}),
    ...(collection === 'categories' ? { name: nextName() } : {}),
    image: otherPicture,
    palette: PALETTES[1],
    logo: otherPicture,
    logoOnDark: otherPicture,
    favicon: otherPicture,
    socialPicture: otherPicture,
    assignee: staff.ids.admin,
    notify: [`${WORDS}@example.org`],
    secondPerson: 'on',
    retention: { mode: 'try', days: 91 },
    remindAfter: 191,
    asksSafely: true,
    replyOpenings: [{ label: WORDS, text: WORDS }],
    status: 'closed',
    email: `${WORDS}@example.org`,
    featured: true,
    isDemo: true,
    _status: ['pages', 'site-layout', 'brand'].includes(collection) ? undefined : 'draft',
    // A save based on an older state than the stored one is refused altogether.
    updatedAt: '2126-02-03T00:00:00.000Z',
    ...Object.fromEntries(
      ['createdAt', 'deletedAt', 'publishedOn', 'expiresOn', 'firstReadAt', 'answeredAt'].map((name) => [
        name,
        DAY,
      ]),
    ),
    ...Object.fromEntries(
      ['order', 'reminders', 'readTime', 'focalX', 'focalY', 'filesize', 'width', 'height'].map((name) => [
        name,
        newCount(),
      ]),
    ),
    ...Object.fromEntries(
      ['text1', 'symptoms', 'treatments', 'benefits', 'approach', 'content'].map((name) => [
        name,
        richText(WORDS),
      ]),
    ),
  };
  const values = Object.fromEntries(names.map((name) => [name, name in special ? special[name] : WORDS]));
  if (collection === 'pages') values.title = WORDS;
  return values;
}

const nextName = () => `${WORDS} ${(count += 1)}`;

/** A text in English, as the field of a translation refers to it. */
async function newOriginal(collection: string, cms: Payload) {
  count += 1;
  const data = { title: `Original ${count}`, slug: `original-${count}`, summary: 'Words' };
  const { id } = await cms.create({
    collection: collection as 'conditions',
    data: data as never,
    draft: true,
  });
  return collection === 'extra-pages' ? { relationTo: collection, value: id } : id;
}

/** The part of a new value by which it is recognized in the stored document. */
export function markOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'mode' in value) return '"mode":"try"';
  // Not sent.
  if (value === undefined) return 'no such mark';
  if (typeof value === 'object' && value !== null && 'relationTo' in value)
    return String((value as { value?: unknown }).value);
  if (typeof value === 'object') return WORDS;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
