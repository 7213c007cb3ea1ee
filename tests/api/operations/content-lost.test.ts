import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { getCms } from '@/server/cms/payload';
import { filling } from '@/services/seeding/seed-state';
import { sendReadiness } from '@/server/handlers/readiness';
import { revision } from '@/services/revision/state';
import { watchRevision } from '@/server/cms/watch-revision';
import { ask, closeCms, openCms } from '../../helpers/cms/api';
import { goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';
import { createPage } from '../../helpers/fixtures/content';
import { eventually } from '../../helpers/site/eventually';
import { expectConsoleError } from '../../helpers/setup/fail-on-console';

const HOME = '/api/pages/homepage';
let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await fill('Harbor words');
  void watchRevision();
  await eventually(async () => expect(revision.isKnown).toBe(true));
}, 60_000);
afterAll(closeCms);

test('a database that comes back empty counts as lost: visitors see the cached copy, messages are refused, and it recovers', async () => {
  expect(await said(HOME)).toEqual([200, 'Harbor words']);
  expect(await readiness()).toEqual([200, 'ok']);

  expectConsoleError(/is empty, but it had content before.*npm run restore.*npm run seed -- --new-database/s);
  await empty();
  revision.number += 1;
  expect(await said(HOME)).toEqual([200, 'Harbor words']);
  expect(await readiness()).toEqual([503, 'lost']);
  await eventually(async () => expect(revision.isAway).toBe(true));
  expect(await said(HOME)).toEqual([200, 'Harbor words']);
  expect((await post(goodMessage)).status).toBe(503);
  // A new process learns it from the file beside the content cache.
  filling.fill = undefined;
  await expect(getCms()).rejects.toThrow('is empty, but it had content before');

  await fill('Restored words');
  await eventually(async () => expect(await said(HOME)).toEqual([200, 'Restored words']), 10_000);
  expect(await readiness()).toEqual([200, 'ok']);
  expect(await storedMessages()).toEqual([]);
}, 60_000);

test('while a database is being seeded nothing is cached, and /readyz says so', async () => {
  await cms.kv.set('seed', 'begun');
  expect(await readiness()).toEqual([503, 'being filled']);
  revision.number += 1;
  expect((await ask('/api/therapies')).status).toBe(503);
  expect(await said(HOME)).toEqual([200, 'Restored words']);
  await cms.create({
    collection: 'therapies',
    data: { title: 'Talking', slug: 'talking', _status: 'published' } as never,
  });
  await cms.kv.set('seed', 'complete');
  await eventually(async () =>
    expect(await (await ask('/api/therapies')).json()).toMatchObject({ data: [{ slug: 'talking' }] }),
  );
}, 60_000);

test('an empty database is accepted as a new one with --new-database', async () => {
  await empty();
  filling.mayBeNew = true;
  expect(await readiness()).toEqual([200, 'ok']);
  filling.mayBeNew = false;
});

async function fill(mainHeading: string) {
  await createPage(cms, 'homepage', { words: { 'hero.mainHeading': mainHeading } });
  await cms.kv.set('seed', 'complete');
}

const empty = async () => {
  for (const collection of ['pages', 'payload-kv'] as const)
    await cms.db.deleteMany({ collection, where: {}, req: {} });
};

async function said(path: string) {
  const answer = await ask(path);
  const [, words] = /"(Harbor words|Restored words)"/.exec(await answer.text()) ?? [];
  return [answer.status, words];
}

async function readiness() {
  const answer = await sendReadiness();
  return [answer.status, ((await answer.json()) as { database: string }).database];
}
