import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { BackupNote } from '@/panel/dashboard/backup-note';
import { momentInCenter } from '@/content/center-time';
import { unpack } from '@/server/backup/archive';
import { readManifest } from '@/services/dump/manifest';
import { readBackupState, writeBackupState } from '@/services/dump/backup-state';
import { scratchDatabase } from '@/services/settings/database-url';
import { env } from '@/services/settings/env';
import { sendReadiness } from '@/server/handlers/readiness';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPage, createPicture, createStaff } from '../../helpers/fixtures/content';
import { mongoDocuments } from '../../helpers/database/mongo';
import { runNode, siteEnvironment } from '../../helpers/site/node-process';
import { startObjectStore } from '../../helpers/fixtures/object-store';

const isEmbedded = env.databaseUri.startsWith('file:');
const TOLERABLE_MS = 120_000;
const folder = env.backupDir;
const privateKey = await generateX25519Identity();
const keyFile = join(folder, '../key.txt');

let cms: Payload;
let admin: Awaited<ReturnType<typeof createStaff>>;
let settings: Record<string, string>;
let store: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  cms = await openCms();
  store = await startObjectStore();
  settings = { BACKUP_PUBLIC_KEY: await identityToRecipient(privateKey) };
  await writeFile(keyFile, `# created: as age-keygen does\n${privateKey}\n`);
  admin = await createStaff(cms, 'admin');
  await createPage(cms, 'about', { words: { 'hero.pageTitle': 'A heron in the night' } });
  await createPicture(cms, { name: 'heron.jpg' });
});
beforeEach(() => writeBackupState(cms, {}));
afterAll(async () => {
  await store.stop();
  await closeCms();
});

const inBucket = () => ({
  BACKUP_BUCKET: 'backups',
  S3_ENDPOINT: store.url,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

async function command(args: string[], given: Record<string, string> = {}) {
  const flags = ['--conditions=production', '--import', 'tsx', 'src/server/backup/command.ts'];
  const child = runNode(
    [...flags, ...args],
    siteEnvironment({ url: 'http://127.0.0.1:3000', env: { ...settings, ...given } }),
  );
  return { code: await child.ended, said: child.log() };
}

const archives = async () =>
  existsSync(folder) ? (await readdir(folder)).filter((n) => n.endsWith('.age')) : [];
const done = { code: 0, said: '' };

test(
  'the backup of the night is one file that only the private key opens; it was restored on trial, and nothing of it is left',
  async () => {
    expect(await command(['nightly'])).toEqual(done);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^backup-[\dTZ-]+\.tar\.gz\.age$/)]);
    const [name = ''] = await archives();
    expect((await readFile(join(folder, name))).subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    const opened = join(folder, '../opened');
    await unpack(join(folder, name), opened, [privateKey]);
    const { counts = {} } = await readManifest(opened);
    expect(counts).toMatchObject({ pages: 1, media: 1 });
    expect(existsSync(join(opened, 'media', 'heron.jpg'))).toBe(true);

    const { madeAt = '', triedAt = '', bytes = 0, failedAt } = await readBackupState(cms);
    expect(Date.parse(triedAt)).toBeGreaterThanOrEqual(Date.parse(madeAt));
    expect(bytes).toBeGreaterThan(10_000);
    expect(failedAt ?? undefined).toBeUndefined();
    if (!isEmbedded)
      expect(Object.values(await mongoDocuments(scratchDatabase(env.databaseUri, ''))).flat()).toEqual([]);
    expect((await cms.count({ collection: 'pages' })).totalDocs).toBe(1);

    // The same night again, twice at once.
    expect(await Promise.all([command(['nightly']), command(['nightly'])])).toEqual([done, done]);
    expect(await archives()).toEqual([name]);
  },
  TOLERABLE_MS,
);

test(
  'an archive is restored with the key; another key, or a file that was cut off, is refused in a sentence',
  async () => {
    await command(['nightly']);
    const archive = join(folder, (await archives()).at(-1) ?? '');
    const other = {
      DATABASE_URI: isEmbedded
        ? `file:${join(folder, '../restored/site.db')}`
        : scratchDatabase(env.databaseUri, '').replace('-trial', '-restored'),
      MEDIA_DIR: join(folder, '../restored/media'),
      COPY_DIR: join(folder, '../restored/copy'),
    };
    const wrongKey = join(folder, '../wrong.txt');
    await writeFile(wrongKey, await generateX25519Identity());
    expect(await command(['restore', archive, '--key', wrongKey], other)).toEqual({
      code: 1,
      said: expect.stringContaining('cannot be opened: another key made it'),
    });
    expect(await command(['restore', archive], other)).toMatchObject({ code: 1 });
    expect(await command(['restore', archive, '--key', keyFile], other)).toEqual({
      code: 0,
      said: expect.stringContaining('is in place'),
    });
    expect(existsSync(join(other.MEDIA_DIR, 'heron.jpg'))).toBe(true);
    const again = await command(['backup', join(folder, '../again')], other);
    const made = /^The backup is in (.*)\.$/m.exec(again.said)?.[1] ?? '';
    expect((await readManifest(made)).counts).toMatchObject({ pages: 1, media: 1 });

    await truncate(archive, 5000);
    expect(await command(['restore', archive, '--key', keyFile, '--replace'], other)).toEqual({
      code: 1,
      said: expect.stringContaining('cut off'),
    });
  },
  TOLERABLE_MS,
);

test(
  'in a bucket: old ones go after their days; a copy that came back damaged fails the trial, which is said everywhere',
  async () => {
    const old = '/backups/backup-2020-01-01T03-00-00-000Z.tar.gz.age';
    const yesterday = `/backups/backup-${new Date(Date.now() - 86_400_000).toISOString().replace(/[:.]/g, '-')}.tar.gz.age`;
    for (const key of [old, yesterday, '/backups/of-somebody-else.txt']) store.put(key, Buffer.from('x'));
    mkdirSync(join(folder, '.working-left'), { recursive: true });
    expect(await command(['nightly'], inBucket())).toMatchObject({ code: 0 });
    const kept = store.keys();
    expect(kept).toContain(yesterday);
    expect(kept).toContain('/backups/of-somebody-else.txt');
    expect(kept).not.toContain(old);
    expect(kept).toHaveLength(3);
    expect(await readdir(folder)).not.toContain('.working-left');
    expect((await readBackupState(cms)).triedAt).toBeTruthy();

    await writeBackupState(cms, {});
    store.damage();
    expect(await command(['nightly'], inBucket())).toMatchObject({ code: 1 });
    const { madeAt = '', triedAt, failedAt, fault = '' } = await readBackupState(cms);
    expect(madeAt).toBeTruthy();
    expect(triedAt ?? undefined).toBeUndefined();
    expect(failedAt).toBeTruthy();
    expect(fault).toContain('cannot be opened');

    env.nightly.publicKeys.push('age1');
    try {
      const note = async () =>
        renderToStaticMarkup(await BackupNote({ payload: cms, user: admin, now: new Date() }));
      expect(await note()).toContain('Backups need attention: tell whoever looks after the server');
      expect(await note()).toContain(`The last backup was made on ${momentInCenter(madeAt)}`);
      const ready = await sendReadiness();
      // Late backups do not stop processes from serving visitors.
      expect(ready.status).toBe(200);
      expect(await ready.json()).toMatchObject({
        backups: 'late',
        backupMadeAt: madeAt,
        restoreTriedAt: null,
      });
      await writeBackupState(cms, { madeAt, triedAt: madeAt });
      expect(await (await sendReadiness()).json()).toMatchObject({ backups: 'ok', restoreTriedAt: madeAt });
      expect(await note()).toContain(`The last test restore was on ${momentInCenter(madeAt)}`);
      const editor = await createStaff(cms, 'editor');
      expect(await BackupNote({ payload: cms, user: editor, now: new Date() })).toBeNull();
    } finally {
      env.nightly.publicKeys.pop();
    }
    expect(await (await sendReadiness()).json()).toEqual({ database: 'ok', media: 'ok' });
  },
  TOLERABLE_MS,
);

test('a new pair of keys is made, and its private half is not kept', async () => {
  const { code, said } = await command(['backup', '--new-key']);
  expect(code).toBe(0);
  const [, made = ''] = /^(AGE-SECRET-KEY-1\w+)$/m.exec(said) ?? [];
  expect(said).toContain(`BACKUP_PUBLIC_KEY=${await identityToRecipient(made)}`);
});
