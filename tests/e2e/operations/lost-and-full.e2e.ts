import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, utimesSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { moveDatabase } from '../../helpers/database/broken-database';
import { openCmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { askAll, publicPaths } from '../../helpers/site/public-answers';
import { copySeeded } from '../../helpers/cms/seeded';
import { startSite, stopSites } from '../../helpers/site/site';
import {
  AWAY,
  expectOwnWords,
  isReady,
  readiness,
  sendMessage,
  untilCopyIsWhole,
} from '../../helpers/site/site-health';

test('when the embedded file is removed, no message and no page is lost, and no new file is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-lost-'));
  const [file, mediaDir] = [join(folder, 'site.db'), join(folder, 'media')];
  await copySeeded({ databaseUri: `file:${file}`, mediaDir });
  const options = {
    databaseUri: `file:${file}`,
    shouldSeed: false,
    // The secret is generated, beside the file.
    env: { ...administrator, MEDIA_DIR: mediaDir, PAYLOAD_SECRET: '' },
  };
  const first = await startSite(options);
  const paths = await publicPaths(first.url);
  await untilCopyIsWhole(paths, join(folder, 'copy'));
  const before = await askAll(first.url, paths);
  expect((await sendMessage(first.url, 'Before')).status).toBe(201);

  await moveDatabase(file, `${file}.aside`);
  expect((await sendMessage(first.url, 'Lost')).status).toBe(503);
  expect(await readiness(first.url)).toEqual([503, { database: 'away', media: 'ok' }]);
  await expectOwnWords(first.url, before);
  expect(first.log()).toContain(`The database file ${file} is missing`);
  await first.stop('SIGKILL');

  utimesSync(join(folder, 'secret'), new Date(0), new Date(0));
  const port = Number(new URL(first.url).port);
  const second = await startSite({ ...options, port, isWholeStart: true });
  await expectOwnWords(second.url, before);
  const refused = await sendMessage(second.url, 'Lost');
  expect([refused.status, await refused.text()]).toEqual([503, AWAY]);
  expect(second.log()).toContain(`The database file ${file} is missing`);
  expect(existsSync(file)).toBe(false);

  await moveDatabase(`${file}.aside`, file);
  await eventually(isReady(second.url));
  expect((await sendMessage(second.url, 'After')).status).toBe(201);
  const cms = await openCmsApi(second.url);
  const stored = (await cms.find('contact-messages', 'sort=createdAt')) as { firstName: string }[];
  expect(stored.map(({ firstName }) => firstName)).toEqual(['Before', 'After']);
  await second.stop();
  rmSync(folder, { recursive: true });
});

// A really full disk needs its own file system, and so the right to mount it.
const canMount = isAllowed(() => smallDisk().unmount());
const mounted: (() => void)[] = [];
afterAll(async () => {
  await stopSites();
  for (const unmount of mounted.splice(0)) unmount();
});

(canMount ? test : test.skip)(
  'on a full disk visitors read on, messages and uploads are refused, and nothing is torn',
  async () => {
    const { folder, fill, unmount } = smallDisk();
    mounted.push(unmount);
    const [file, mediaDir] = [join(folder, 'site.db'), join(folder, 'media')];
    await copySeeded({ databaseUri: `file:${file}`, mediaDir });
    const site = await startSite({
      databaseUri: `file:${file}`,
      shouldSeed: false,
      env: { ...administrator, MEDIA_DIR: mediaDir },
    });
    const paths = await publicPaths(site.url);
    const before = await askAll(site.url, paths);
    const cms = await openCmsApi(site.url);

    const empty = fill();
    expect((await readiness(site.url))[1]).toMatchObject({ media: 'full' });
    await expectOwnWords(site.url, before);
    let refused = await sendMessage(site.url);
    // The database's log may have had some space left.
    for (let tries = 0; refused.status === 201 && tries < 200; tries += 1)
      refused = await sendMessage(site.url);
    expect([refused.status, await refused.text()]).toEqual([503, AWAY]);
    await expect(cms.upload('lobby.jpg', 'A lobby')).rejects.toThrow(
      /answers 507.*disk of the server is full/s,
    );

    empty();
    await eventually(async () => expect((await sendMessage(site.url, 'After')).status).toBe(201));
    expect(JSON.stringify(await cms.find('media'))).not.toContain('"alt":"A lobby"');
    await site.stop();
    unmount();
  },
);

/** An in-memory file system of some megabytes that can be filled. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'site-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const filler = join(folder, 'filler');
  let isMounted = true;
  return {
    folder,
    fill: () => {
      const handle = openSync(filler, 'w');
      for (const size of [1_000_000, 4096, 1]) {
        try {
          for (;;) writeSync(handle, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(handle);
      return () => rmSync(filler);
    },
    unmount: () => {
      if (!isMounted) return;
      isMounted = false;
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function isAllowed(attempt: () => void) {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
