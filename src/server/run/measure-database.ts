import { Gauge } from 'prom-client';
import { newestBackup } from '@/services/dump/newest';
import { readBackupState, type BackupState } from '@/services/dump/backup-state';
import { getCms } from '../cms/payload';
import { env } from '@/services/settings/env';
import { metrics } from '@/services/metrics/registry';

/** How long a scrape waits for the database; without a response the last values stay. */
const TIMEOUT_MS = 2000;

/** Adds metrics that come from the database, where metrics are on. */
export function measureDatabase() {
  if (!env.metricsToken) return;
  new Gauge({
    name: 'site_outbox_mails',
    help: 'Mails to staff by state: waiting, sending, failed (given up)',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const states = ['waiting', 'sending', 'failed'] as const;
      const counted = Promise.all(
        states.map(async (state) => {
          const cms = await getCms();
          const { totalDocs } = await cms.count({
            collection: 'outbox',
            overrideAccess: true,
            where: { state: { equals: state } },
          });
          this.set({ state }, totalDocs);
        }),
      );
      // An unreachable database shows in site_database_up.
      await Promise.race([
        counted.catch(() => {}),
        new Promise((done) => setTimeout(done, TIMEOUT_MS).unref()),
      ]);
    },
  });
  const age = (at: number | undefined) => (at ? (Date.now() - at) / 1000 : Number.NaN);
  new Gauge({
    name: 'site_backup_age_seconds',
    help: 'Time since the newest whole backup was finished, by itself or in BACKUP_DIR by hand; NaN without one',
    registers: [metrics],
    async collect() {
      this.set(age(await newestBackup(env.backupDir, await backupState())));
    },
  });
  new Gauge({
    name: 'site_restore_tried_age_seconds',
    help: 'Time since a backup was last restored into a scratch database; NaN without one',
    registers: [metrics],
    async collect() {
      this.set(age(Date.parse((await backupState()).triedAt ?? '')));
    },
  });
}

/** Returns nothing while the database is unreachable. */
const backupState = (): Promise<BackupState> =>
  Promise.race([
    getCms()
      .then(readBackupState)
      .catch(() => ({})),
    new Promise<BackupState>((done) => setTimeout(() => done({}), TIMEOUT_MS).unref()),
  ]);
