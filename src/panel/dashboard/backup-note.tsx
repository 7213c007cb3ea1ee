import type { Payload, TypedUser } from 'payload';
import { momentInCenter } from '@/content/center-time';
import { roleOf } from '@/services/auth/access';
import { newestBackup } from '@/services/dump/newest';
import { judgeBackups, readBackupState } from '@/services/dump/backup-state';
import { env } from '@/services/settings/env';

/** For administrators: the time of the last backup and of the last test restore. */
export async function BackupNote({ payload, user, now }: { payload: Payload; user: TypedUser; now: Date }) {
  if (roleOf({ user }) !== 'admin') return null;
  const state = await readBackupState(payload);
  const judgment = judgeBackups(state, now, env.nightly);
  if (judgment === 'off') {
    const byHand = await newestBackup(env.backupDir, state);
    return (
      <p className="panel-backups">
        <strong>Automatic backups are off</strong> (setting BACKUP_PUBLIC_KEY).{' '}
        {byHand
          ? `The newest on the server was made on ${momentInCenter(new Date(byHand).toISOString())}.`
          : 'There is no backup on the server.'}
      </p>
    );
  }
  const { madeAt, triedAt, failedAt, fault } = state;
  return (
    <p className="panel-backups">
      {judgment === 'late' && <strong>Backups need attention: tell whoever looks after the server. </strong>}
      {madeAt ? `The last backup was made on ${momentInCenter(madeAt)}.` : 'No backup was made yet.'}{' '}
      {triedAt ? `The last test restore was on ${momentInCenter(triedAt)}.` : 'No test restore was made yet.'}
      {failedAt && ` The last attempt failed on ${momentInCenter(failedAt)}: ${fault}`}
    </p>
  );
}
