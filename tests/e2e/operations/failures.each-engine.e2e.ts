import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from '@jest/globals';
import { brokenDatabase, forgetAccounts } from '../../helpers/database/broken-database';
import { openCmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { askAll, publicPaths } from '../../helpers/site/public-answers';
import { startSite, type Site } from '../../helpers/site/site';
import {
  AWAY,
  expectOwnWords,
  isReady,
  readiness,
  sendMessage,
  untilCopyIsWhole,
} from '../../helpers/site/site-health';

const isMongo = process.env.TEST_DATABASE === 'mongodb';
test('without its database the site shows the center’s own text from the first second, refuses messages, and recovers', async () => {
  const database = await brokenDatabase();
  await database.mend();
  const options = { databaseUri: database.uri, shouldSeed: false, env: administrator };
  const first = await startSite(options);
  const paths = await publicPaths(first.url);
  expect(paths.length).toBeGreaterThan(60);
  await untilCopyIsWhole(paths);
  const port = Number(new URL(first.url).port);
  const before = await askAll(first.url, paths);
  await first.stop();

  await database.breakAgain();
  const site = await startSite({ ...options, port });
  await expectOwnWords(site.url, before);
  const refused = await sendMessage(site.url);
  expect([refused.status, await refused.text()]).toEqual([503, AWAY]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(await readiness(site.url)).toEqual([503, { database: 'away', media: 'ok' }]);

  await database.mend();
  const mendedAt = Date.now();
  await eventually(isReady(site.url));
  await eventually(async () => expect((await sendMessage(site.url)).status).toBe(201));
  expect(Date.now() - mendedAt).toBeLessThan(10_000);
  await editAndSee(site, site);
  for (const line of site.log().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  expect(site.log()).not.toMatch(/Sentinel|ada@example/);
});

if (isMongo) {
  test('while the database takes 5 s for each answer, or goes away and comes back, no visitor waits for it', async () => {
    const database = await brokenDatabase();
    await database.mend();
    const site = await startSite({ databaseUri: database.uri, shouldSeed: false, env: administrator });
    const paths = await publicPaths(site.url);
    const before = await askAll(site.url, paths);

    database.delay(5000);
    await eventually(async () =>
      expect(await readiness(site.url)).toEqual([503, { database: 'away', media: 'ok' }]),
    );
    const sent = sendMessage(site.url, 'Slow');
    await expectOwnWords(site.url, before);
    // Stored, however late, or refused: the response is never the wrong one.
    const { status } = await sent;
    database.delay(0);
    await eventually(isReady(site.url));
    const cms = await eventually(() => openCmsApi(site.url));
    const stored = await cms.find('contact-messages');
    if (status === 201) expect(stored).toHaveLength(1);
    else expect(status).toBe(503);

    await database.breakAgain();
    await expectOwnWords(site.url, before);
    expect((await sendMessage(site.url)).status).toBe(503);
    await database.mend();
    await eventually(isReady(site.url));
    await editAndSee(site, site);
  });
}

test('two processes on one database show each other’s edits within 5 s', async () => {
  const database = await brokenDatabase();
  await database.mend();
  const options = { databaseUri: database.uri, shouldSeed: false, env: administrator };
  const [one, two] = await Promise.all([startSite(options), startSite(options)]);
  await editAndSee(one, two);
  await editAndSee(two, one);
});

test('on a signal the site finishes an accepted message, accepts nothing more, and ends', async () => {
  const site = await startSite({ env: administrator });
  const { port } = new URL(site.url);
  const agent = new Agent({ keepAlive: true });
  const open = (path: string, method: string, headers = {}) =>
    request({ host: '127.0.0.1', port, path, method, headers, agent });
  const polled = open('/api/pages/homepage', 'GET').end();
  const [poll] = (await once(polled, 'response')) as [NodeJS.ReadableStream];
  poll.resume();
  await once(poll, 'end');

  const body = JSON.stringify({
    firstName: 'Last',
    lastName: 'Sentinel',
    email: 'ada@example.org',
    message: 'Did this arrive?',
  });
  const message = open('/api/contact', 'POST', {
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
  });
  message.write(body.slice(0, 20));
  // This response shows that the beginning of the message has arrived before it.
  await fetch(`${site.url}/healthz`);
  const stopped = site.stop();
  await eventually(() => expect(fetch(`${site.url}/healthz`)).rejects.toThrow());
  message.end(body.slice(20));
  const [answer] = (await once(message, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  expect(answer.statusCode).toBe(201);
  await stopped;
  expect(await site.ended).toBe(143);
  const again = await startSite({ shouldSeed: false, env: administrator });
  const cms = await openCmsApi(again.url);
  expect(await cms.find('contact-messages')).toMatchObject([{ firstName: 'Last' }]);
});

test('who starts without a database gets the first administrator when it is there', async () => {
  const database = await brokenDatabase();
  await database.mend();
  await forgetAccounts(database.uri);
  await database.breakAgain();
  const site = await startSite({
    databaseUri: database.uri,
    shouldSeed: false,
    isWholeStart: true,
    env: administrator,
  });
  expect((await sendMessage(site.url)).status).toBe(503);
  await database.mend();
  await eventually(() => openCmsApi(site.url));
});

/** An edit through one process, seen at the other's endpoint and page. */
async function editAndSee(through: Site, at: Site) {
  const cms = await eventually(() => openCmsApi(through.url));
  const words = `Words of ${Date.now()}`;
  const id = await cms.idOf('conditions', 'slug', 'anxiety');
  await cms.update('conditions', id, { heading1: words });
  const editedAt = Date.now();
  for (const path of ['/api/conditions/anxiety', '/conditions/anxiety'])
    await eventually(async () => expect(await (await fetch(at.url + path)).text()).toContain(words));
  expect(Date.now() - editedAt).toBeLessThan(5000);
}
