import { afterAll, expect, jest, test } from '@jest/globals';
import { prop } from '@/content/json';
import { closeCms, openCms } from '../../helpers/cms/api';
import { openStaff } from '../../helpers/cms/staff';

afterAll(closeCms);

test('runs that begin in the same second, as those of several web processes do, share the jobs', async () => {
  const cms = await openCms();
  const { ids } = await openStaff(cms);
  const planned: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const data = { title: `Plan ${count}`, slug: `plan-${count}`, _status: 'draft' } as never;
    const { id } = await cms.create({ collection: 'conditions', data });
    const { id: job } = await cms.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'conditions', value: id },
        user: { relationTo: 'staff', value: ids.editor },
      } as never,
      waitUntil: new Date(Date.now() - 1000),
    });
    planned.push(String(job));
  }
  const runs = await Promise.all([1, 2, 3].map(() => cms.jobs.run({ limit: 50, silent: true })));
  const carriedOut = runs.flatMap(({ jobStatus = {} }) => Object.entries(jobStatus));
  expect(carriedOut.map(([id, { status }]) => [id, status]).sort()).toEqual(
    planned.map((id) => [id, 'success']).sort(),
  );
  const { totalDocs } = await cms.count({
    collection: 'conditions',
    where: { _status: { equals: 'published' } },
  });
  expect(totalDocs).toBe(6);
});

test('jobs that a run has taken are carried out, also when the database fails at the next one', async () => {
  const cms = await openCms();
  for (let count = 0; count < 2; count += 1) await cms.jobs.queue({ task: 'emptyTrash', input: {} });
  const update = cms.db.updateOne.bind(cms.db);
  let taken = 0;
  const spy = jest.spyOn(cms.db, 'updateOne').mockImplementation((given) => {
    if (given.collection !== 'payload-jobs' || !prop(given.options, 'atomic')) return update(given);
    taken += 1;
    return taken === 2 ? Promise.reject(new Error('The database is gone.')) : update(given);
  });
  const first = await cms.jobs.run({ silent: true });
  expect(Object.keys(first.jobStatus ?? {})).toHaveLength(1);
  spy.mockRestore();
  const second = await cms.jobs.run({ silent: true });
  expect(Object.keys(second.jobStatus ?? {})).toHaveLength(1);
});

test('no run takes more jobs than its limit, the oldest first', async () => {
  const cms = await openCms();
  const queued: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await cms.jobs.queue({ task: 'emptyTrash', input: {} });
    queued.push(String(id));
  }
  const { jobStatus } = await cms.jobs.run({ limit: 2, silent: true });
  expect(Object.keys(jobStatus ?? {}).sort()).toEqual(queued.slice(0, 2).sort());
});
