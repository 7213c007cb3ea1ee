import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeHeartbeat } from '@/services/locks/heartbeat';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPage, createPicture, createStaff } from '../../helpers/fixtures/content';
import { siteEnvironment } from '../../helpers/site/node-process';
import { mongoDatabaseUri } from '../../helpers/database/mongo';

const run = promisify(execFile);
const uri = process.env.DATABASE_URI ?? '';
const isEmbedded = uri.startsWith('file:');
const TOLERABLE_MS = 120_000;

let folder = '';
let backup = '';
/** Where the backup is restored: another database, another media folder. */
let other: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  other = {
    DATABASE_URI: isEmbedded
      ? `file:${join(folder, 'restored', 'site.db')}`
      : mongoDatabaseUri(uri, `${basename(new URL(uri).pathname)}-restored`),
    MEDIA_DIR: join(folder, 'restored', 'media'),
  };
  const cms = await openCms();
  await createStaff(cms, 'admin');
  await createPage(cms, 'about', { words: { 'hero.pageTitle': 'A heron in the backup' } });
  await createPicture(cms, { name: 'heron.jpg' });
  await cms.create({
    collection: 'contact-messages',
    data: {
      firstName: 'Ada',
      lastName: 'Sentinel',
      email: 'ada@heron.example',
      message: 'Is there a garden?',
      status: 'new',
      idempotencyKey: 'backup-test-message',
    },
  });
  backup = (await command('backup', [folder])).replace(/^The backup is in (.*)\.$/s, '$1');
}, TOLERABLE_MS);

afterAll(async () => {
  await closeCms();
  await rm(folder, { recursive: true, force: true });
});

test('a backup holds database and media, and only its owner can read it', async () => {
  expect(await readdir(backup)).toEqual(expect.arrayContaining(['manifest.json', 'media']));
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect(existsSync(join(backup, 'media', 'heron.jpg'))).toBe(true);
});

test(
  'a restored backup is the same to the last document',
  async () => {
    await command('restore', [backup], other);
    expect(await readFile(join(other.MEDIA_DIR ?? '', 'heron.jpg'))).toEqual(
      await readFile(join(backup, 'media', 'heron.jpg')),
    );
    const again = await command('backup', [join(folder, 'again')], other);
    expect(await documentsIn(again.replace(/^The backup is in (.*)\.$/s, '$1'))).toEqual(
      await documentsIn(backup),
    );
    expect(JSON.stringify(await documentsIn(backup))).toContain('A heron in the backup');
    expect(JSON.stringify(await documentsIn(backup))).toContain('Is there a garden?');
  },
  TOLERABLE_MS,
);

test(
  'a restore overwrites a database only with --replace',
  async () => {
    await expect(command('restore', [backup], other)).rejects.toThrow(/Add --replace/);
    expect(await command('restore', [backup, '--replace'], other)).toMatch(/is in place/);
  },
  TOLERABLE_MS,
);

test('the manifest has the version that made it', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))).toMatchObject({ version });
});

test(
  'a restore onto a database in use is refused, even with --replace',
  async () => {
    // As the job runner of a web process does.
    const cms = await openCms();
    await writeHeartbeat(cms);
    const signs = setInterval(() => void writeHeartbeat(cms), 1000);
    try {
      await expect(command('restore', [backup, '--replace'])).rejects.toThrow(/Stop the site/);
    } finally {
      clearInterval(signs);
    }
    expect((await cms.count({ collection: 'contact-messages' })).totalDocs).toBe(1);
  },
  TOLERABLE_MS,
);

test(
  'a file that the manifest does not name is not put back',
  async () => {
    await writeFile(join(backup, 'media', 'stranger.jpg'), 'put there by somebody');
    await command('restore', [backup, '--replace'], other);
    expect(await readdir(other.MEDIA_DIR ?? '')).not.toContain('stranger.jpg');
  },
  TOLERABLE_MS,
);

test(
  'a backup that was changed is refused, and the file is named',
  async () => {
    await appendFile(join(backup, 'media', 'heron.jpg'), 'one byte');
    await expect(command('restore', [backup, '--replace'], other)).rejects.toThrow(/heron\.jpg/);
  },
  TOLERABLE_MS,
);

async function command(verb: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) {
  const flags = ['--conditions=production', '--import', 'tsx', 'src/server/backup/command.ts'];
  const { stdout } = await run(process.execPath, [...flags, verb, ...args], {
    env: siteEnvironment({ url: 'http://127.0.0.1:3000', env }),
  });
  return stdout.trim();
}

/** Every row of every table, or every document of every collection. */
async function documentsIn(made: string): Promise<Record<string, unknown[]>> {
  if (!isEmbedded) {
    const files = await readdir(join(made, 'collections'));
    return Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [
          file,
          (await readFile(join(made, 'collections', file), 'utf8')).split('\n').sort(),
        ]),
      ),
    );
  }
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: `file:${join(made, 'site.db')}` });
  const { rows: tables } = await client.execute("select name from sqlite_master where type = 'table'");
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.execute(`select * from "${String(name)}"`);
    contents[String(name)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  client.close();
  return contents;
}
