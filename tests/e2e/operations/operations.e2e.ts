import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, expect, test } from '@jest/globals';
import { eventually } from '../../helpers/site/eventually';
import { runNode, siteEnvironment } from '../../helpers/site/node-process';
import { copySeeded } from '../../helpers/cms/seeded';
import { freePort, startSite, stopSites } from '../../helpers/site/site';

afterAll(stopSites);

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const message = JSON.stringify({
  firstName: 'Ada',
  lastName: 'Sentinel',
  email: 'ada@example.org',
  message: 'May I see the garden first?',
});

test('npm start passes the signal on: an accepted message gets its response, and no process is left', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const environment = siteEnvironment({ url });
  await copySeeded({
    databaseUri: environment.DATABASE_URI ?? '',
    mediaDir: environment.MEDIA_DIR ?? '',
  });
  const npm = spawn('npm', ['start', '--', '--as-is'], { env: environment, stdio: 'ignore' });
  const ended = once(npm, 'exit');
  try {
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), 60_000);
    const question = request(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': message.length },
    });
    question.write(message.slice(0, 20));
    // The server has the beginning of it when it has answered another request.
    await fetch(`${url}/healthz`);
    npm.kill('SIGTERM');
    await eventually(() =>
      fetch(`${url}/healthz`).then(
        () => Promise.reject(new Error('It still takes connections.')),
        () => undefined,
      ),
    );
    question.end(message.slice(20));
    const [response] = (await once(question, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(201);
    // npm waits for the server and reports how it ended.
    expect(await ended).toEqual([143, null]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  } finally {
    npm.kill('SIGKILL');
  }
});

// On the content of the test above.
test('start, refusals and stop are a line each, and /healthz tells the version', async () => {
  const site = await startSite({ shouldSeed: false });
  expect(await (await fetch(`${site.url}/healthz`)).text()).toBe(`alive ${version}`);
  for (let sent = 0; sent < 3; sent += 1)
    await (await fetch(`${site.url}/api/contact`, { method: 'POST', body: 'Ada Sentinel' })).text();
  await site.stop();
  const told = site.log();
  expect(told.match(/Started: version /g)).toHaveLength(1);
  expect(told).toContain(`Started: version ${version}`);
  expect(told).toContain('message 415 (3)');
  expect(told.match(/Stopping \(SIGTERM\)/g)).toHaveLength(1);
  expect(told).not.toContain('Sentinel');
});

test('metrics need the token', async () => {
  const token = 'a-token-for-the-metrics';
  const site = await startSite({ shouldSeed: false, env: { METRICS_TOKEN: token } });
  const ask = (authorization = '') =>
    fetch(`${site.url}/metrics`, { headers: authorization ? { authorization } : {} });
  expect((await ask()).status).toBe(401);
  expect((await ask(`Bearer ${token}x`)).status).toBe(401);
  await eventually(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200));
  for (let visits = 0; visits < 5; visits += 1) await (await fetch(`${site.url}/about`)).text();
  const response = await ask(`Bearer ${token}`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const valueOf = (sample: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.slice(sample.length + 1),
    );
  expect(valueOf(`site_info{version="${version}"}`)).toBe(1);
  expect(valueOf('site_requests_total{kind="page",status="200"}')).toBeGreaterThanOrEqual(5);
  expect(valueOf('site_page_cache_hits_total')).toBeGreaterThan(0);
  expect(valueOf('site_database_up')).toBe(1);
  expect(valueOf('site_content_age_seconds')).toBeLessThan(20);
  expect(valueOf('site_outbox_mails{state="waiting"}')).toBe(0);
  expect(valueOf('site_backup_age_seconds')).toBeNaN();
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  await site.stop();
});

test('without a token there are no metrics', async () => {
  const site = await startSite({ shouldSeed: false });
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});

test('a start on a port that another program has ends with a sentence', async () => {
  const { url } = await startSite({ shouldSeed: false });
  const second = runNode(['src/server/run/start.mjs', '--as-is'], siteEnvironment({ url }));
  expect(await second.ended).toBe(1);
  expect(second.log()).toContain(`Port ${new URL(url).port} of 127.0.0.1 is in use by another program.`);
});
