import { randomUUID } from 'node:crypto';
import { benchSite } from './servers/bench-site';
import { cpuSeconds } from '../../tests/helpers/site/process-cost';
import { whole, type Table } from './report';

const MESSAGES = 400;
const CLIENTS = 8;

/** Messages through `POST /api/contact` until the database has stored them; each has its own key. */
export async function contact(): Promise<Table> {
  const site = await benchSite();
  const times: number[] = [];
  await send(site.url, 'warm');
  const before = await cpuSeconds(site.pid);
  const start = performance.now();
  let left = MESSAGES;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while ((left -= 1) >= 0) times.push(await send(site.url, `Person ${left}`));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const cpu = (await cpuSeconds(site.pid)) - before;
  await site.stop();
  times.sort((a, b) => a - b);
  const at = (part: number) => whole(times[Math.floor((times.length - 1) * part)] ?? 0);
  return {
    title: 'Messages',
    head: ['messages', 'clients', 'stored /s', 'CPU ms each', 'median, ms', '99 %, ms'],
    rows: [
      [MESSAGES, CLIENTS, whole(MESSAGES / seconds), ((cpu / MESSAGES) * 1000).toFixed(1), at(0.5), at(0.99)],
    ],
  };
}

async function send(url: string, firstName: string) {
  const start = performance.now();
  const { status } = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      firstName,
      lastName: 'Measure',
      email: 'measure@example.org',
      message: 'A message of an ordinary length, as people write them.',
    }),
  });
  if (status !== 201) throw new Error(`A message was answered ${status}.`);
  return performance.now() - start;
}
