import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runNode } from '../../../tests/helpers/site/node-process';
import { administrator } from '../../../tests/helpers/site/panel';
import { cpuSeconds } from '../../../tests/helpers/site/process-cost';
import { copySeeded } from '../../../tests/helpers/cms/seeded';
import { startSite, stopSites, type Site } from '../../../tests/helpers/site/site';
import { addPosts } from '../../../tests/helpers/fixtures/many-posts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
Object.assign(process.env, { TEST_RUN_FOLDER: folder, TEST_DATABASE: 'sqlite' });
let count = 0;

/** The built site on a copy of the seeded content, optionally with more posts. */
export async function benchSite({ posts = 0 }: { posts?: number } = {}): Promise<Site> {
  const place = nextPlace();
  await copySeeded(place);
  if (posts > 0) await addPosts(place.databaseUri, posts);
  const site = await startOn(place);
  await untilIdle(site.pid);
  return site;
}

/** After its start a site reads all content once, for the content cache. */
async function untilIdle(pid: number) {
  for (let before = 0, now = await cpuSeconds(pid); now - before > 0.05;) {
    await pause(1000);
    [before, now] = [now, await cpuSeconds(pid)];
  }
}

/** Two processes on one database. */
export async function benchPair(): Promise<[Site, Site]> {
  const place = nextPlace();
  await copySeeded(place);
  return [await startOn(place), await startOn({ ...place, copyDir: `${place.mediaDir}-copy` })];
}

type Place = { databaseUri: string; mediaDir: string; copyDir?: string };

const startOn = ({ databaseUri, mediaDir, copyDir }: Place) =>
  startSite({
    databaseUri,
    shouldSeed: false,
    env: {
      ...administrator,
      PAYLOAD_SECRET: 'a secret for measurements, long enough for any check',
      MEDIA_DIR: mediaDir,
      RATE_LIMIT_FACTOR: '100000',
      ...(copyDir && { COPY_DIR: copyDir }),
    },
  });

function nextPlace(): Place {
  const place = join(folder, String((count += 1)));
  return { databaseUri: `file:${place}/site.db`, mediaDir: `${place}/media` };
}

type Answer = { status: number; headers: string[]; body: Buffer };

/** Serves the given bytes and nothing else. */
export async function bareServer(answers: Record<string, Answer>) {
  const server = runNode(['scripts/bench/servers/bare-server.mjs'], process.env);
  const packed = Object.fromEntries(
    Object.entries(answers).map(([path, { status, headers, body }]) => [
      path,
      { status, headers, body: body.toString('base64') },
    ]),
  );
  server.child.stdin.end(JSON.stringify(packed));
  while (!/\d+\n/.test(server.log())) await new Promise((resolve) => setTimeout(resolve, 20));
  const stop = async () => {
    server.child.kill();
    await server.ended;
  };
  return { url: `http://127.0.0.1:${server.log().trim()}`, pid: server.child.pid ?? 0, stop };
}

export async function cleanUp() {
  await stopSites();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
