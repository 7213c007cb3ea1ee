import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import config from '@payload-config';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { createPicture } from '../../helpers/fixtures/content';
import { freshDocument, markOf, newValues } from '../../helpers/cms/role-documents';
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
  flattenedFields
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('_tz'))
    .sort();

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
  // Payload's records about people have rules per document, tested in staff-notes.test.ts.
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

  // For a missing document, clients with the right get a 404; all others do not learn that it is missing.
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

  /** Each role has its own document, reads it, and sends a new value for every column at once. */
  async function verdictsOn(collection: string): Promise<Verdicts> {
    const names = Object.keys(columns[collection] ?? {});
    const verdicts: Verdicts = Object.fromEntries(names.map((name) => [name, { read: [], change: [] }]));
    for (const asker of ASKERS) {
      const given = { cms, staff, picture, otherPicture };
      const path = await freshDocument(collection, given);
      await fillGaps(collection, path, names);
      const { text } = await ask(asker, `${path}?depth=0&showHiddenFields=true`);
      const shown = JSON.parse(text) as Record<string, unknown>;
      const sent = await newValues(collection, names, given);
      const method = path.startsWith('/globals/') ? 'POST' : 'PATCH';
      const answer = await ask(asker, path, method, sent);
      if (answer.status >= 400 && ![401, 403].includes(answer.status)) throw new Error(answer.text);
      const stored = await storedAt(collection, path);
      for (const name of names) {
        if (name in shown) verdicts[name]?.read.push(asker);
        if (JSON.stringify(stored[name] ?? null).includes(markOf(sent[name])))
          verdicts[name]?.change.push(asker);
      }
    }
    return verdicts;
  }

  /** MongoDB has no column where nothing was written, so there would be nothing to withhold. */
  async function fillGaps(collection: string, path: string, names: string[]) {
    if (path.startsWith('/globals/')) return;
    const stored = await storedAt(collection, path);
    const gaps = names.filter((name) => !(name in stored));
    const [slug, id] = [collection as 'blog', path.split('/').at(-1) ?? ''];
    const data = Object.fromEntries(gaps.map((name) => [name, null]));
    if (gaps.length > 0) await cms.db.updateOne({ collection: slug, id, data });
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
