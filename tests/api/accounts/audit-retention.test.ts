import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { parseEnv } from '@/services/settings/env';
import { isAuditRetentionDue, applyAuditRetention } from '@/services/audit/audit-retention';
import { queueWhatIsDue } from '@/services/jobs/jobs';
import { closeCms, openCms } from '../../helpers/cms/api';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 2190;
const addLine = (who: string, daysAgo: number) =>
  cms.create({
    collection: 'audit-trail',
    data: {
      who,
      action: 'viewed',
      messages: 'x',
      createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    },
  });
const lines = async () =>
  (await cms.find({ collection: 'audit-trail', pagination: false, sort: 'createdAt' })).docs.map(
    ({ who, action, what }) => [who, action, what ?? ''],
  );
const runJobs = async () => {
  await queueWhatIsDue(cms, new Date());
  await cms.jobs.run({ silent: true });
};

test('the setting is a number of days, six years by default, and not less than one year', () => {
  expect(parseEnv({}).auditKeepDays).toBe(KEPT_DAYS);
  expect(parseEnv({ AUDIT_KEEP_DAYS: '400' }).auditKeepDays).toBe(400);
  expect(() => parseEnv({ AUDIT_KEEP_DAYS: '364' })).toThrow(/365 or more/);
});

test('entries are erased after their retention, once a day at most, and an entry records how many', async () => {
  await addLine('Of this year', 100);
  await addLine('Kept', KEPT_DAYS - 0.5);
  await addLine('Just over', KEPT_DAYS + 0.5);
  expect(await isAuditRetentionDue(cms, new Date())).toBe(false);
  await runJobs();
  expect(await lines()).toHaveLength(3);

  await addLine('Long over', KEPT_DAYS + 2);
  expect(await isAuditRetentionDue(cms, new Date())).toBe(true);
  await runJobs();
  expect(await lines()).toEqual([
    ['Kept', 'viewed', ''],
    ['Of this year', 'viewed', ''],
    ['Retention', 'purged', `2 audit trail entries older than ${KEPT_DAYS} days`],
  ]);
  expect(await isAuditRetentionDue(cms, new Date())).toBe(false);
});

test('two processes that erase at once record the erased entries once', async () => {
  await addLine('Long over', KEPT_DAYS + 2);
  const before = (await lines()).length;
  await Promise.all([applyAuditRetention(cms, new Date()), applyAuditRetention(cms, new Date())]);
  const after = await lines();
  expect(after).toHaveLength(before);
  expect(after.at(-1)?.[2]).toMatch(/^1 audit trail entries /);
});
