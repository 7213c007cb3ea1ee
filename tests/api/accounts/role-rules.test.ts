import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import config from '@payload-config';
import type { Payload } from 'payload';
import { HELP_SITUATIONS } from '@/content/crisis/help-now';
import { AT_A_GLANCE } from '@/content/views/at-a-glance';
import { CREDENTIAL_KINDS } from '@/content/views/credentials';
import { PALETTES } from '@/content/look/palettes';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { createPage, createPicture, published, richText } from '../../helpers/fixtures/content';
import {
  ASKERS,
  columns,
  operations,
  OPERATIONS,
  type Asker,
  type Operation,
} from '../../helpers/cms/role-rules';
import { openStaff, PASSWORD } from '../../helpers/cms/staff';

const { collections, globals } = await config;
const columnsOf = ({ flattenedFields }: { flattenedFields: { name: string }[] }) =>
  flattenedFields.map(({ name }) => name).sort();

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let halfway = '';
let picture = '';
let otherPicture = '';

beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  const email = 'halfway@staff.example';
  const data = { name: 'Half', email, password: PASSWORD, role: 'admin', isPasswordTemporary: true } as const;
  await cms.create({ collection: 'staff', data });
  halfway = await signIn(email, PASSWORD);
  picture = String((await createPicture(cms, { name: 'one.jpg' })).id);
  otherPicture = String((await createPicture(cms, { name: 'other.jpg' })).id);
}, 60_000);
afterAll(closeCms);

const ask = (who: Asker, path: string, method = 'GET', body?: unknown) =>
  who === 'somebody halfway in'
    ? askCms(path, { token: halfway, method, ...(body === undefined ? {} : { body }) })
    : staff.as(who, path, method, body);
const isOneOf = (who: readonly string[], asker: string) => who.includes(asker);
const may = (is: boolean) => (is ? 'may' : 'may not');

test('every collection has a rule for each operation, and every column one for reading and changing', () => {
  // The notes that Payload keeps for people have rules by document, tested in staff-notes.test.ts.
  const NOTES = ['payload-locked-documents', 'payload-migrations', 'payload-preferences'];
  expect([...Object.keys(operations), ...NOTES].sort()).toEqual(collections.map(({ slug }) => slug).sort());
  for (const entity of [...collections, ...globals]) {
    if (entity.slug.startsWith('payload-') || entity.slug === 'staff') continue;
    expect([entity.slug, Object.keys(columns[entity.slug] ?? {}).sort()]).toEqual([
      entity.slug,
      columnsOf(entity),
    ]);
  }
});

const call: Record<
  Operation,
  (collection: string, id: string) => [path: string, method?: string, body?: object]
> = {
  create: (collection) => [`/${collection}`, 'POST', {}],
  read: (collection) => [`/${collection}?limit=1`],
  change: (collection, id) => [`/${collection}/${id}`, 'PATCH', {}],
  delete: (collection, id) => [`/${collection}/${id}`, 'DELETE'],
  'read the versions of': (collection) => [`/${collection}/versions?limit=1`],
};

describe('operations', () => {
  const sentences = Object.entries(operations).flatMap(([collection, rights]) =>
    OPERATIONS.filter((operation) => rights[operation]).flatMap((operation) =>
      ASKERS.map((asker) => ({
        asker,
        operation,
        collection,
        isAllowed: isOneOf(rights[operation] ?? [], asker),
        verb: may(isOneOf(rights[operation] ?? [], asker)),
      })),
    ),
  );

  // A document that is not there: whoever may do it is told so, nobody else learns even that.
  const NONE = '019ad000-0000-7000-8000-000000000000';

  test.each(sentences)(
    '$asker $verb $operation $collection',
    async ({ asker, operation, collection, isAllowed }) => {
      const { status, text } = await ask(asker, ...call[operation](collection, NONE));
      const isRefused =
        [401, 403].includes(status) || (status === 404 && operation === 'read the versions of');
      const isNothing = status === 404 || /"totalDocs":0/.test(text);
      expect([status, isAllowed ? !isRefused : isRefused || (operation !== 'create' && isNothing)]).toEqual([
        status,
        true,
      ]);
    },
  );
});

describe('columns', () => {
  type Verdicts = Record<string, { read: string[]; change: string[] }>;
  const seen: Record<string, Verdicts> = {};

  beforeAll(async () => {
    for (const collection of Object.keys(columns)) seen[collection] = await verdictsOn(collection);
  }, 120_000);

  const sentences = Object.entries(columns).flatMap(([collection, rules]) =>
    Object.entries(rules).map(([column, rule]) => ({
      collection,
      column,
      readers: rule.read.join(' and ') || 'nobody',
      changers: rule.change.join(' and ') || 'nobody',
    })),
  );

  test.each(sentences)(
    '$column of $collection is read by $readers and changed by $changers',
    ({ collection, column, readers, changers }) => {
      const { read = [], change = [] } = seen[collection]?.[column] ?? {};
      expect([read.join(' and ') || 'nobody', change.join(' and ') || 'nobody']).toEqual([readers, changers]);
    },
  );

  /** Each asker has a document of their own, reads it, and sends it a new value for every column at once. */
  async function verdictsOn(collection: string): Promise<Verdicts> {
    const names = Object.keys(columns[collection] ?? {});
    const verdicts: Verdicts = Object.fromEntries(names.map((name) => [name, { read: [], change: [] }]));
    for (const asker of ASKERS) {
      const path = await freshDocument(collection);
      await fillGaps(collection, path, names);
      const { text } = await ask(asker, `${path}?depth=0&showHiddenFields=true`);
      const shown = JSON.parse(text) as Record<string, unknown>;
      const given = newValues(collection, names);
      const method = path.startsWith('/globals/') ? 'POST' : 'PATCH';
      const answer = await ask(asker, path, method, given);
      if (answer.status >= 400 && ![401, 403].includes(answer.status)) throw new Error(answer.text);
      const stored = await storedAt(collection, path);
      for (const name of names) {
        if (name in shown) verdicts[name]?.read.push(asker);
        if (JSON.stringify(stored[name] ?? null).includes(markOf(given[name])))
          verdicts[name]?.change.push(asker);
      }
    }
    return verdicts;
  }

  /** MongoDB has no column where nothing was written, and so nothing that could be withheld. */
  async function fillGaps(collection: string, path: string, names: string[]) {
    if (path.startsWith('/globals/')) return;
    const stored = await storedAt(collection, path);
    const gaps = names.filter((name) => !(name in stored));
    const [slug, id] = [collection as 'blog', path.split('/').at(-1) ?? ''];
    const data = Object.fromEntries(gaps.map((name) => [name, null]));
    if (gaps.length > 0) await cms.db.updateOne({ collection: slug, id, data });
  }

  let count = 0;
  async function freshDocument(collection: string): Promise<string> {
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
            ...{ firstName: 'Vi', lastName: 'Sitor', email: 'vi@example.org', message: 'Words' },
            ...{ status: 'new', idempotencyKey: slug, phone: '1', newNote: 'n', assignee: staff.ids.intake },
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
      default: {
        const words = { title: slug, name: slug, slug, image: picture, bio: slug, summary: slug };
        const credential = { kind: CREDENTIAL_KINDS[0].value, issuedBy: slug, number: slug };
        return `/${collection}/${await make({ ...words, ...credential })}`;
      }
    }
  }

  async function storedAt(collection: string, path: string) {
    const how = { depth: 0, showHiddenFields: true } as const;
    const found: unknown = path.startsWith('/globals/')
      ? await cms.findGlobal({ slug: collection as 'brand', ...how })
      : await cms.findByID({
          collection: collection as 'blog',
          id: path.split('/').at(-1) ?? '',
          trash: true,
          ...how,
        });
    return found as Record<string, unknown>;
  }
});

const WORDS = 'changed-by-asker';
const DAY = '2001-02-03T00:00:00.000Z';
const newCount = () => 91;
const TODAY = Date.now();
const inDays = (days: number) => new Date(TODAY + days * 86_400_000).toISOString();

/** Something valid for every kind of column, with a mark by which it is known again. */
function newValues(collection: string, names: string[]): Record<string, unknown> {
  const special: Record<string, unknown> = {
    seo: { title: WORDS },
    review: { sources: [{ label: WORDS, url: 'https://example.org' }] },
    body: [{ blockType: 'about', hero: { pageTitle: WORDS } }],
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
    ...(collection === 'credentials' ? { url: `https://example.org/${WORDS}` } : {}),
    to: { type: 'custom', url: `/${WORDS}` },
    from: `/${WORDS}-${Math.random()}`.replace('0.', ''),
    slug: `${WORDS}-${Math.random()}`.replace('0.', ''),
    ...(collection === 'notice' ? { from: inDays(2), until: inDays(3) } : {}),
    tags: [WORDS],
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
    replyOpenings: [{ label: WORDS, text: WORDS }],
    status: 'closed',
    email: `${WORDS}@example.org`,
    featured: true,
    isDemo: true,
    _status: ['pages', 'site-layout', 'brand'].includes(collection) ? undefined : 'draft',
    // What is saved on an older state than the stored one is refused altogether.
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

function markOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'mode' in value) return '"mode":"try"';
  // Not sent.
  if (value === undefined) return 'no such mark';
  if (typeof value === 'object') return WORDS;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
