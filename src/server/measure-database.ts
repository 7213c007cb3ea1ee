import { Gauge } from 'prom-client';
import { getCms } from './cms';
import { env } from './env';
import { metrics } from './metrics-registry';

/** What a scrape waits for the database; without an answer the last values stay. */
const PATIENCE_MS = 2000;

/** Adds what only the database knows to the metrics, where there are any. */
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
            where: { state: { equals: state } },
          });
          this.set({ state }, totalDocs);
        }),
      );
      // A database that is away says site_database_up.
      await Promise.race([
        counted.catch(() => {}),
        new Promise((done) => setTimeout(done, PATIENCE_MS).unref()),
      ]);
    },
  });
}
