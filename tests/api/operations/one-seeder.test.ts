import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import type { Payload } from 'payload';
import { withLock } from '@/services/locks/lock';
import { seedMedia } from '../../../seed/media';
import { closeCms, openCms } from '../../helpers/cms/api';
import { eventually } from '../../helpers/site/eventually';
import { seed, siteEnvironment } from '../../helpers/site/node-process';

const environment = siteEnvironment({
  url: 'http://127.0.0.1:3000',
  env: { ADMIN_EMAIL: 'first@elm.example', ADMIN_PASSWORD: 'a password for tests' },
});

let cms: Payload;
beforeAll(async () => {
  // Before any process has created the tables.
  const both = await Promise.all([seed(environment), seed(environment)]);
  expect(both.filter((said) => /documents were created/.test(said))).toHaveLength(1);
  cms = await openCms();
}, 180_000);
afterAll(closeCms);

test('two processes that start on an empty database fill it once: no picture and no document is double', async () => {
  const { docs } = await cms.find({ collection: 'media', pagination: false });
  expect(docs.map(({ filename }) => filename).sort()).toEqual(seedMedia.map(({ file }) => file).sort());
  const own = readdirSync(process.env.MEDIA_DIR ?? '').filter((name) => /-\d+\.\w+$/.test(name));
  expect(own.filter((name) => seedMedia.every(({ file }) => file !== name))).toEqual([]);
  for (const collection of ['blog', 'conditions', 'therapies', 'team-members'] as const) {
    const { docs: all } = await cms.find({ collection, pagination: false, depth: 0 });
    const names = all.map((doc) => ('slug' in doc ? doc.slug : doc.name));
    expect(new Set(names).size).toBe(names.length);
  }
  expect(await cms.count({ collection: 'staff' })).toEqual({ totalDocs: 1 });
});

test('work of one name is done by one at a time, and the lock is gone with it, also after a failure', async () => {
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await cms.kv.has('work');
    atOnce -= 1;
  };
  const times = { lookMs: 5 };
  await Promise.all(Array.from({ length: 4 }, () => withLock(cms.db, 'work', work, times)));
  expect(most).toBe(1);
  const failing = withLock(cms.db, 'work', () => Promise.reject(new Error('no')), times);
  await expect(failing).rejects.toThrow('no');
  expect(await withLock(cms.db, 'work', async () => 'again', times)).toBe('again');
  expect((await cms.kv.keys()).filter((key) => key.startsWith('lock:'))).toEqual([]);
});

test('a lock whose holder was killed is taken over after its time; one that is renewed is not', async () => {
  await cms.kv.set('lock:abandoned', { renewed: 'once' });
  const times = { leaseMs: 60, renewMs: 10, lookMs: 5 };
  expect(await withLock(cms.db, 'abandoned', async () => 'mine', times)).toBe('mine');

  const order: string[] = [];
  let end = () => {};
  const long = withLock(cms.db, 'long', () => new Promise<void>((resolve) => (end = resolve)), times);
  await eventually(async () => expect(await cms.kv.has('lock:long')).toBe(true));
  const other = withLock(cms.db, 'long', async () => order.push('other'), times);
  // Longer than the lease of a silent holder.
  const renewals = new Set<string>();
  await eventually(async () => {
    renewals.add((await cms.kv.get<{ renewed: string }>('lock:long'))?.renewed ?? '');
    expect(renewals.size).toBeGreaterThan(10);
  });
  expect(order).toEqual([]);
  end();
  await Promise.all([long, other]);
  expect(order).toEqual(['other']);
});
