import { openMailServer } from '../../helpers/cms/mail-server';
import { afterAll, expect, test } from '@jest/globals';
import { closeCms, openCms } from '../../helpers/cms/api';
import { goodMessage, post } from '../../helpers/fixtures/contact';
import { eventually } from '../../helpers/site/eventually';
import { runNode } from '../../helpers/site/node-process';

afterAll(closeCms);

test('a signal lets the mail that is under way be noted as sent, and leaves the others to the next start', async () => {
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const mailServer = await openMailServer({ accepted });
  const cms = await openCms();
  await cms.updateGlobal({
    slug: 'inbox-settings',
    data: { notify: ['front@desk.example', 'night@desk.example'] },
  });
  await post(goodMessage);

  const { NODE_OPTIONS: _jest, ...env } = process.env;
  const site = runNode(
    ['--conditions=production', '--import', 'tsx', 'tests/helpers/server/run-jobs.ts'],
    env,
  );
  await eventually(() => (expect(mailServer.mails).toHaveLength(1), Promise.resolve()), 60_000);
  site.child.kill('SIGTERM');
  await eventually(() => (expect(site.log()).toContain('Stopping (SIGTERM)'), Promise.resolve()));
  accept();
  expect(await site.ended).toBe(143);

  const { docs } = await cms.find({ collection: 'outbox', sort: 'createdAt', pagination: false });
  expect(docs.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['sent', 1],
    ['waiting', 0],
  ]);
  const jobs = await cms.count({ collection: 'payload-jobs', where: { processing: { equals: true } } });
  expect([mailServer.mails.length, jobs.totalDocs]).toEqual([1, 0]);
  await mailServer.close();
}, 120_000);
