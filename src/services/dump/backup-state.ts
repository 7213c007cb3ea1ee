import type { Payload } from 'payload';
import { centerDay } from '@/content/center-time';
import { HOUR_MS } from '@/content/durations';
import type { Env } from '@/services/settings/env';

const KEY = 'backups';
const RETRY_MS = HOUR_MS;
/** A day and some hours. */
const LATE_MS = 30 * HOUR_MS;
/** A week, minus the time by which one nightly backup may start earlier than the last. */
const TRIAL_MS = 6.5 * 24 * HOUR_MS;
const LATE_TRIAL_MS = 9 * 24 * HOUR_MS;

/** The state of automatic backups; times in ISO 8601. */
export type BackupState = {
  /** When the newest one was finished. */
  madeAt?: string;
  bytes?: number;
  /** When one was last restored into a scratch database. */
  triedAt?: string;
  /** Set by a failed attempt, cleared by the next success. */
  failedAt?: string;
  fault?: string;
};

export const readBackupState = async (cms: Payload) => (await cms.kv.get<BackupState>(KEY)) ?? {};

export const writeBackupState = (cms: Payload, state: BackupState) => cms.kv.set(KEY, state);

/**
 * Whether a backup is due: once a night from an hour of the center's time; an hour after a failure; at once
 * when there is none.
 */
export function isBackupDue({ madeAt, failedAt }: BackupState, now: Date, hour: number): boolean {
  if (failedAt && now.getTime() - Date.parse(failedAt) < RETRY_MS) return false;
  const nightOf = (time: number) => centerDay(new Date(time - hour * HOUR_MS));
  return !madeAt || nightOf(Date.parse(madeAt)) < nightOf(now.getTime());
}

export const isTrialDue = ({ triedAt }: BackupState, now: Date) => isOlder(triedAt, now, TRIAL_MS);

/** `off` without a public key; `late` when a backup or a trial is overdue, or the last attempt failed. */
export function judgeBackups(state: BackupState, now: Date, { publicKeys }: Env['nightly']) {
  if (publicKeys.length === 0) return 'off';
  if (state.failedAt || isOlder(state.madeAt, now, LATE_MS)) return 'late';
  return isOlder(state.triedAt, now, LATE_TRIAL_MS) ? 'late' : 'ok';
}

const isOlder = (moment: string | undefined, now: Date, ms: number) =>
  !moment || now.getTime() - Date.parse(moment) >= ms;
