import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Media } from '@/payload-types';
import { env } from '@/services/settings/env';
import { queueWhatIsDue } from '@/services/jobs/jobs';
import { endRuns } from '@/services/process/job-runs';
import { processSingleton } from '@/services/process/singleton';
import { emptyTrash } from '@/services/media/empty-trash';
import { closeCms, openCms } from '../../helpers/cms/api';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

const DAY_MS = 24 * 60 * 60_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

async function picture(facts: Partial<Media>) {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  return cms.create({
    collection: 'media',
    data: { alt: 'A wall', ...facts },
    file: { data, mimetype: 'image/jpeg', name: `wall-${Math.random()}.jpg`, size: data.length },
  });
}
const isThere = async ({ id, filename }: Media) => {
  const { totalDocs } = await cms.count({ collection: 'media', where: { id: { equals: id } }, trash: true });
  return [totalDocs === 1, existsSync(join(env.mediaDir, String(filename)))];
};

test('what has been in the trash for 30 days is erased with its file, trashed or replaced; nothing else is', async () => {
  expect(env.trashKeepDays).toBe(30);
  const shown = await picture({});
  const [trashed, replaced, recent] = [
    await picture({ deletedAt: daysAgo(31) }),
    await picture({ deletedAt: daysAgo(31), formerOf: shown.id, replacedBy: 'Ada' }),
    await picture({ deletedAt: daysAgo(29), formerOf: shown.id, replacedBy: 'Ada' }),
  ];
  await emptyTrash(cms, now);
  for (const kept of [shown, recent]) expect(await isThere(kept)).toEqual([true, true]);
  for (const erased of [trashed, replaced]) expect(await isThere(erased)).toEqual([false, false]);
});

test('a picture that is restored while the trash is emptied stays, with its file', async () => {
  const pictures = [await picture({ deletedAt: daysAgo(31) }), await picture({ deletedAt: daysAgo(31) })];
  const erase = cms.delete.bind(cms);
  const spy = jest.spyOn(cms, 'delete').mockImplementationOnce(async (...given) => {
    const answer = await erase(...given);
    await cms.update({
      collection: 'media',
      where: { id: { in: pictures.map(({ id }) => id) } },
      data: { deletedAt: null },
      trash: true,
    });
    return answer as never;
  });
  await emptyTrash(cms, now);
  spy.mockRestore();
  const left = await Promise.all(pictures.map(isThere));
  expect(left.sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('a signal leaves the rest of the trash to the next run', async () => {
  const pictures = [await picture({ deletedAt: daysAgo(31) }), await picture({ deletedAt: daysAgo(31) })];
  const spy = jest.spyOn(cms, 'delete').mockImplementationOnce(async (...given) => {
    spy.mockRestore();
    const answer = await cms.delete(...given);
    await endRuns();
    return answer as never;
  });
  await emptyTrash(cms, now);
  const left = await Promise.all(pictures.map(isThere));
  expect(left.flat().filter(Boolean)).toHaveLength(2);
  // This process goes on, as a new one would.
  processSingleton('job-runs', () => ({ isEnding: true })).isEnding = false;
  await emptyTrash(cms, now);
  expect((await Promise.all(pictures.map(isThere))).flat()).toEqual(Array(4).fill(false));
});

test('the jobs of the site do it, once an hour at most', async () => {
  const waiting = async () =>
    (await cms.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'emptyTrash' } } }))
      .totalDocs;
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  await queueWhatIsDue(cms, later(1));
  expect(await waiting()).toBe(0);
  const old = await picture({ deletedAt: daysAgo(40) });
  await queueWhatIsDue(cms, later(1.5));
  expect(await waiting()).toBe(0);
  await queueWhatIsDue(cms, later(2.1));
  expect(await waiting()).toBe(1);
  await cms.jobs.run({ silent: true });
  expect(await isThere(old)).toEqual([false, false]);
});
