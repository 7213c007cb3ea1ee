import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { createClient } from '@libsql/client';
import { asList, asString, prop } from '@/content/json';
import { brokenDatabase } from '../helpers/database/broken-database';
import { openCmsApi } from '../helpers/cms/cms-api';
import { eventually } from '../helpers/site/eventually';
import { administrator } from '../helpers/site/panel';
import { freePort, startSite, type Site } from '../helpers/site/site';

jest.setTimeout(1_800_000);

const isMongo = process.env.TEST_DATABASE === 'mongodb';
const MESSAGES = Number(process.env.CONTACT_MESSAGES ?? 3000);
const CLIENTS = 12;
/** One in this many visitors gives up after one attempt. */
const IMPATIENT_OF = 10;
/** How long the web process runs before it is killed (ms). */
const LIFE = [300, 8000] as const;

type Sent = { words: string; isAcknowledged: boolean };

test('every acknowledged message is there exactly once, whenever the web process and the database die', async () => {
  const database = await brokenDatabase();
  await database.mend();
  const port = await freePort();
  const start = () =>
    startSite({
      databaseUri: database.uri,
      shouldSeed: false,
      port,
      env: { ...administrator, RATE_LIMIT_FACTOR: '1000000' },
    });
  const url = `http://127.0.0.1:${port}`;
  let site: Site = await start();
  let deaths = 0;
  let outages = 0;
  let isDone = false;

  const sent: Sent[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (sent.length < MESSAGES) {
      const words = `Message number ${sent.length}, as somebody would write it.`;
      const entry: Sent = { words, isAcknowledged: false };
      const isImpatient = sent.push(entry) % IMPATIENT_OF === 0;
      entry.isAcknowledged = await send(url, words, isImpatient ? 1 : Infinity);
    }
  });
  const killer = async () => {
    while (!isDone) {
      await pause(randomInt(...LIFE));
      if (isMongo && deaths > outages * 2) {
        outages += 1;
        await database.breakAgain();
        await pause(randomInt(200, 3000));
        await database.mend();
      } else {
        deaths += 1;
        await site.stop('SIGKILL');
        site = await start();
      }
    }
  };
  const killing = killer();
  await Promise.all(clients);
  isDone = true;
  await killing;

  const cms = await eventually(() => openCmsApi(url));
  const { docs } = (await cms.call('GET', '/contact-messages?depth=0&pagination=false')) as { docs: unknown };
  const counts = new Map<string, number>();
  for (const doc of asList(docs)) {
    const words = asString(prop(doc, 'message'));
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
  expect(acknowledged.filter(({ words }) => counts.get(words) !== 1)).toEqual([]);
  expect([...counts.values()].filter((count) => count !== 1)).toEqual([]);
  expect(deaths).toBeGreaterThan(2);
  await site.stop();
  if (!isMongo) await expectSoundFile(database.uri);
  console.info(
    `${sent.length} messages, ${acknowledged.length} acknowledged, ${counts.size} stored; ` +
      `the web process died ${deaths} times, the database was away ${outages} times.`,
  );
});

/** @returns whether it was acknowledged. Every attempt has the same key, as in the form. */
async function send(url: string, message: string, attempts: number): Promise<boolean> {
  const key = randomUUID();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Sentinel',
        email: `ada-${key}@example.org`,
        message,
      }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    const status = response?.status;
    await response?.text().catch(() => undefined);
    if (status === 201) return true;
    if (status !== undefined && status < 500) throw new Error(`A message was answered ${status}.`);
    await pause(randomInt(50, 500));
  }
  return false;
}

async function expectSoundFile(url: string) {
  const client = createClient({ url });
  const { rows } = await client.execute('PRAGMA integrity_check');
  client.close();
  expect(rows.map((row) => Object.values(row))).toEqual([['ok']]);
}
