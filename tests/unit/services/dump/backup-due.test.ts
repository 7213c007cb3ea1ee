import { expect, test } from '@jest/globals';
import { isBackupDue, isTrialDue, judgeBackups } from '@/services/dump/backup-state';
import { scratchDatabase } from '@/services/settings/database-url';

/** 3:00 in Florida, in winter. */
const AT_THREE = Date.parse('2026-12-10T08:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(AT_THREE + hours * HOUR);
const iso = (hours: number) => at(hours).toISOString();
const settings = { publicKeys: ['age1'], bucket: undefined, hour: 3, keepDays: 30 };

test('a backup is due once a night from its hour on, at once where there is none, and an hour after a failure', () => {
  expect(isBackupDue({}, at(0), 3)).toBe(true);
  expect(isBackupDue({ madeAt: iso(-24) }, at(-0.1), 3)).toBe(false);
  expect(isBackupDue({ madeAt: iso(-24) }, at(0), 3)).toBe(true);
  // Missed at night and made in the evening: the next one is due the next night.
  expect(isBackupDue({ madeAt: iso(15) }, at(20), 3)).toBe(false);
  expect(isBackupDue({ madeAt: iso(15) }, at(24), 3)).toBe(true);
  expect(isBackupDue({ madeAt: iso(-24), failedAt: iso(0) }, at(0.9), 3)).toBe(false);
  expect(isBackupDue({ madeAt: iso(-24), failedAt: iso(0) }, at(1), 3)).toBe(true);
  // The hour is in the center's time, in summer too.
  expect(isBackupDue({ madeAt: '2026-07-01T08:00:00Z' }, new Date('2026-07-02T06:59:00Z'), 3)).toBe(false);
  expect(isBackupDue({ madeAt: '2026-07-01T08:00:00Z' }, new Date('2026-07-02T07:00:00Z'), 3)).toBe(true);
});

test('one is restored on trial once a week', () => {
  expect(isTrialDue({}, at(0))).toBe(true);
  expect(isTrialDue({ triedAt: iso(-6 * 24) }, at(0))).toBe(false);
  expect(isTrialDue({ triedAt: iso(-7 * 24 + 1) }, at(0))).toBe(true);
});

test('what is missing, or failed the last time, is late', () => {
  const fine = { madeAt: iso(0), triedAt: iso(0) };
  expect(judgeBackups(fine, at(24), settings)).toBe('ok');
  expect(judgeBackups(fine, at(31), settings)).toBe('late');
  expect(judgeBackups({ ...fine, triedAt: iso(-10 * 24) }, at(1), settings)).toBe('late');
  expect(judgeBackups({ ...fine, failedAt: iso(0) }, at(1), settings)).toBe('late');
  expect(judgeBackups({}, at(1), settings)).toBe('late');
  expect(judgeBackups(fine, at(1), { ...settings, publicKeys: [] })).toBe('off');
});

test('the trial has a database of its own, with the same account', () => {
  expect(scratchDatabase('file:./.data/site.db', '/srv/trial')).toBe('file:/srv/trial/site.db');
  expect(scratchDatabase('mongodb://a,b/site?replicaSet=r', '')).toBe(
    'mongodb://a,b/site-trial?replicaSet=r',
  );
  expect(scratchDatabase('mongodb://u:p@a/site?replicaSet=r&authSource=admin', '')).toBe(
    'mongodb://u:p@a/site-trial?replicaSet=r&authSource=admin',
  );
  expect(scratchDatabase('mongodb+srv://u:p@a/site', '')).toBe(
    'mongodb+srv://u:p@a/site-trial?authSource=site',
  );
  expect(scratchDatabase('mongodb://a', '')).toBe('mongodb://a/test-trial');
});
