import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import * as endpoints from '@/content/endpoints/endpoints';
import { pageSchemas } from '@/content/schema/schemas';
import { listSitemapEntries } from '@/server/cms/sitemap-entries';
import { resolveEndpoint } from '@/server/content-api/resolvers';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, published } from '../../helpers/fixtures/content';

type Statement = { sql: string; args: unknown[] };
type Client = { execute: (statement: Statement) => Promise<{ rows: { detail: string }[] }> };

const asked: [name: string, ask: () => Promise<unknown>][] = [
  ['a page', () => resolveEndpoint(endpoints.page(pageSchemas.about))],
  ['the layout', () => resolveEndpoint(endpoints.layout)],
  ['the therapies', () => resolveEndpoint(endpoints.therapies)],
  ['a therapy by its slug or id', () => resolveEndpoint(endpoints.therapy('wading'))],
  ['the conditions', () => resolveEndpoint(endpoints.conditions)],
  ['a condition', () => resolveEndpoint(endpoints.condition('herons'))],
  ['the team', () => resolveEndpoint(endpoints.team)],
  ['the posts', () => resolveEndpoint(endpoints.posts)],
  ['a post', () => resolveEndpoint(endpoints.post('one'))],
  ['the sitemap', listSitemapEntries],
];

/**
 * The check whether the database was emptied while the site runs (src/services/seeding/check-content.ts): a
 * table of eleven rows.
 */
const ARE_THERE_PAGES = 'select count(*) from "pages"';
/** Tables with one row each. */
const GLOBALS = ['site_layout', 'brand', 'reviews', 'notice', 'inbox_settings'];

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  const image = (await createPicture(cms)).id;
  await cms.create({
    collection: 'blog',
    data: { title: 'One', slug: 'one', image, tags: ['a', 'b'], ...published },
  });
});
afterAll(closeCms);

describe('no query reads a whole table for what one index could tell:', () => {
  test.each(asked)('%s', async (_name, ask) => {
    const client = (cms.db as unknown as { client: Client }).client;
    const statements = await recorded(client, ask);
    expect(statements.length).toBeGreaterThan(0);
    for (const { sql, args } of statements.filter((statement) => statement.sql !== ARE_THERE_PAGES)) {
      const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
      expect({ sql, scans: scansIn(rows.map(({ detail }) => detail)) }).toEqual({ sql, scans: [] });
    }
  });
});

async function recorded(client: Client, ask: () => Promise<unknown>) {
  const statements: Statement[] = [];
  const execute = client.execute;
  client.execute = (statement) => {
    statements.push(statement);
    return execute.call(client, statement);
  };
  await ask();
  client.execute = execute;
  return statements;
}

/** The full table scans of a plan; scanning what a subquery has gathered by an index is fine. */
function scansIn(plan: string[]) {
  const gathered = new Set(plan.flatMap((line) => /^CO-ROUTINE (\S+)/.exec(line)?.[1] ?? []));
  return plan.filter((line) => {
    const [, table = '', index] = /^SCAN (\S+)( USING .*)?$/.exec(line) ?? [];
    return table !== '' && !GLOBALS.includes(table) && (index !== undefined || !gathered.has(table));
  });
}
