import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { judgeBackups, readBackupState } from '@/services/dump/backup-state';
import { getCms } from '../cms/payload';
import { env } from '@/services/settings/env';
import { filling, isBeingSetUp } from '@/services/seeding/seed-state';
import { checkContent } from '@/services/seeding/check-content';
import { newestChanges } from '@/services/revision/track-writes';

const TIMEOUT_MS = 2000;
/** The largest film that can be uploaded, with its resized pictures. */
const ROOM_BYTES = 25_000_000;

/**
 * Whether all parts of this process work: 200, or 503 with the failing parts, for load balancers and
 * monitoring.
 */
export async function sendReadiness(): Promise<Response> {
  const [database, media, backups] = await Promise.all([
    inTime(askDatabase(), 'away'),
    inTime(stateOfMedia(), 'not writable'),
    inTime(askForBackups(), undefined),
  ]);
  return Response.json(
    { database, media, ...backups },
    { status: database === 'ok' && media === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

const inTime = <T>(attempt: Promise<T>, otherwise: T) =>
  Promise.race([
    attempt.catch(() => otherwise),
    new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), TIMEOUT_MS).unref()),
  ]);

/**
 * The state of automatic backups, where they are on: when the last one was made and tried. A late backup is
 * no reason for a 503.
 */
async function askForBackups() {
  if (env.nightly.publicKeys.length === 0) return undefined;
  const state = await readBackupState(await getCms());
  return {
    backups: judgeBackups(state, new Date(), env.nightly),
    backupMadeAt: state.madeAt ?? null,
    restoreTriedAt: state.triedAt ?? null,
  };
}

/** `lost`: the database is there, but its content is not. */
async function askDatabase() {
  try {
    const cms = await getCms();
    await newestChanges(cms.db, {}, 1);
    await checkContent(cms);
    return isBeingSetUp() ? 'being filled' : 'ok';
  } catch (error) {
    if (filling.fill === 'lost') return 'lost';
    throw error;
  }
}

/** Media in a bucket are not tested: the folder is then not used. */
async function stateOfMedia() {
  if (env.bucket) return 'ok';
  await mkdir(env.mediaDir, { recursive: true });
  await access(env.mediaDir, constants.W_OK);
  const { bavail, bsize } = await statfs(env.mediaDir);
  return bavail * bsize < ROOM_BYTES ? 'full' : 'ok';
}
