import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageCache } from '@/server/page-cache/page-cache';
import { keepSnapshot } from '@/server/page-cache/snapshot';
import { askServer } from '../../../helpers/cms/ask-server';
import { eventually } from '../../../helpers/site/eventually';

type Options = { next: (response: ServerResponse) => unknown; scope?: string; marks?: string[] };

let folder: string;
let file: string;
let servers: Server[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finished-answers-'));
  file = join(folder, 'copy', 'answers');
  servers = [];
});
afterEach(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** A site that starts. Without marks its database has not responded yet. */
async function start({ next, scope = 'build 1', marks }: Options) {
  const revision = { number: 0, isKnown: false, isAway: false, newest: '', marks: new Set<string>() };
  const hear = (heard: string[]) =>
    Object.assign(revision, {
      number: revision.number + 1,
      isKnown: true,
      newest: heard[0] ?? '',
      marks: new Set(heard),
    });
  if (marks) hear(marks);
  const asked: string[] = [];
  const pageCache = createPageCache({
    next: (request, response) => {
      asked.push(request.url ?? '');
      return next(response);
    },
    revision,
    host: 'center.example',
    panel: '/admin',
    untouched: [],
    queryNames: new Set(),
    privateCookies: /payload-/,
  });
  keepSnapshot({ file, scope, pageCache, revision, report: () => {}, lookMs: 50 });
  const server = createServer(pageCache.listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { get: (path: string) => askServer(server, path), asked, hear };
}

const page = (words: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' }).end(words);
const never = () => {};

/** Writes the cached responses of a site with the content of `marks` to the file. */
async function finish(marks: string[]) {
  const site = await start({ next: page('words'), marks });
  const { headers } = await site.get('/about');
  await eventually(async () => statSync(file));
  return { ...site, etag: headers.etag };
}

test('responses cached before a restart are served at once, before anything else is loaded', async () => {
  const { etag } = await finish(['revision:2', 'revision:1']);
  const site = await start({ next: never });
  const answer = await site.get('/about');
  expect([answer.status, answer.text, answer.headers.etag]).toEqual([200, 'words', etag]);
});

test('a response is not rendered again when the database reports no change', async () => {
  await finish(['revision:2', 'revision:1']);
  const site = await start({ next: page('new words') });
  site.hear(['revision:2', 'revision:1']);
  expect((await site.get('/about')).text).toBe('words');
  expect(site.asked).toEqual([]);
});

test.each([
  ['a newer change', ['revision:3', 'revision:2']],
  ['an older content, such as a restored backup', ['revision:1']],
  ['a change that ended late', ['revision:2', 'revision:1.5', 'revision:1']],
])('a response is rendered again when the database reports %s', async (_name, marks) => {
  await finish(['revision:2', 'revision:1']);
  const site = await start({ next: page('new words') });
  site.hear(marks);
  expect((await site.get('/about')).text).toBe('new words');
});

test('another build, address or database has no use for it, and half a file is no file', async () => {
  await finish(['revision:1']);
  const other = await start({ next: page('other words'), scope: 'build 2' });
  expect((await other.get('/about')).text).toBe('other words');
  writeFileSync(file, 'half');
  const broken = await start({ next: page('other words') });
  expect((await broken.get('/about')).text).toBe('other words');
});

test('it is for the owner alone, and gone when the content has changed', async () => {
  const site = await finish(['revision:1']);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'copy')).mode & 0o077).toBe(0);
  site.hear(['revision:2', 'revision:1']);
  await eventually(async () => expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined());
});
