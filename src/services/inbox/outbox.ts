import type { Payload, Where } from 'payload';
import { DAY_MS, MINUTE_MS } from '@/content/durations';
import { prop } from '@/content/json';
import type { ContactMessage, Outbox } from '@/payload-types';
import { accountsInRoles } from '../auth/accounts-in-roles';
import { env } from '../settings/env';
import { areRunsEnding } from '../process/job-runs';
import { sendMail } from '../mail/mail';
import { remindersDue } from './reminders';
import { inboxSettings } from './settings';
import { WAITING } from './waiting';

/** Longer than a mail server takes to respond: an older attempt was interrupted. */
const CUT_OFF_MS = 10 * MINUTE_MS;
/** Retries after one, two, four … minutes, at most an hour, for three days. */
const MAX_ATTEMPTS = 78;
const BATCH = 50;
/** Well below the time after which the job runner starts an interrupted job again. */
const BATCH_MS = 5 * MINUTE_MS;

/** Whether there are messages without notification or reminder, or mail that is due. */
export async function hasMail(cms: Payload, now: Date): Promise<boolean> {
  const [messages, mails] = await Promise.all([
    cms.count({ collection: 'contact-messages', overrideAccess: true, where: unannounced(now) }),
    cms.count({ collection: 'outbox', overrideAccess: true, where: due(now) }),
  ]);
  return messages.totalDocs > 0 || mails.totalDocs > 0 || (await remindersDue(cms, now)).length > 0;
}

/**
 * Puts one mail per new message or reminder and recipient into the outbox, and sends what is due. It can be
 * interrupted anywhere and run again: a message is marked as announced after its mail is in the outbox, where
 * each mail is unique.
 */
export async function processOutbox(cms: Payload, now: Date): Promise<void> {
  await enqueueNotifications(cms, now);
  await enqueueReminders(cms, now);
  const { docs } = await cms.find({
    collection: 'outbox',
    overrideAccess: true,
    where: due(now),
    sort: 'createdAt',
    limit: BATCH,
    depth: 0,
  });
  const startedAt = performance.now();
  for (const mail of docs) {
    const elapsed = performance.now() - startedAt;
    if (elapsed > BATCH_MS || areRunsEnding()) return;
    if (!(await deliver(cms, mail, new Date(now.getTime() + elapsed)))) return;
  }
}

/** Excludes old messages, so that setting up a mail server does not announce last year's. */
const unannounced = (now: Date): Where => ({
  and: [
    { isAnnounced: { not_equals: true } },
    { status: { equals: 'new' } },
    { createdAt: { greater_than: new Date(now.getTime() - 3 * DAY_MS).toISOString() } },
  ],
});

const due = (now: Date): Where => ({
  and: [{ state: { in: ['waiting', 'sending'] } }, { nextTryAt: { less_than_equal: now.toISOString() } }],
});

async function enqueueNotifications(cms: Payload, now: Date) {
  const { docs } = await cms.find({
    collection: 'contact-messages',
    overrideAccess: true,
    where: unannounced(now),
    sort: 'createdAt',
    limit: BATCH,
    depth: 0,
  });
  if (docs.length === 0) return;
  const recipients = await recipientsOf(cms);
  for (const { id } of docs) {
    for (const to of recipients) await enqueue(cms, 'new-message', { to, kind: 'new', message: id }, now);
    await updateMessage(cms, id, { isAnnounced: true });
  }
}

async function enqueueReminders(cms: Payload, now: Date) {
  for (const { message, stage, to: recipients } of await remindersDue(cms, now)) {
    for (const to of recipients)
      await enqueue(cms, `reminder-${stage}`, { to, kind: 'reminder', message }, now);
    await updateMessage(cms, message, { reminders: stage });
  }
}

/** Keeps `updatedAt`: a colleague who has the message open has missed nothing. */
const updateMessage = (cms: Payload, id: string, data: Partial<ContactMessage>) =>
  cms.db.updateOne({
    collection: 'contact-messages',
    id,
    data: { ...data, updatedAt: null },
    returning: false,
  });

/** Who is told about a new message: the addresses of the settings, else Intake, else administrators. */
export async function recipientsOf(cms: Payload): Promise<string[]> {
  const { notify } = await inboxSettings(cms);
  if (notify && notify.length > 0) return [...new Set(notify)];
  const accounts = await accountsInRoles(cms, 'intake', 'admin');
  const intake = accounts.filter(({ role }) => role === 'intake');
  return (intake.length > 0 ? intake : accounts).map(({ email }) => email);
}

async function enqueue(
  cms: Payload,
  about: string,
  mail: Pick<Outbox, 'to' | 'kind' | 'message'>,
  now: Date,
) {
  const key = `${about}:${mail.message}:${mail.to}`;
  const nextTryAt = now.toISOString();
  const isThere = async () =>
    (await cms.count({ collection: 'outbox', overrideAccess: true, where: { key: { equals: key } } }))
      .totalDocs > 0;
  if (await isThere()) return;
  try {
    await cms.create({
      collection: 'outbox',
      overrideAccess: true,
      data: { ...mail, key, nextTryAt, state: 'waiting', attempts: 0 },
    });
  } catch (error) {
    // Another process was faster.
    if (!(await isThere())) throw error;
  }
}

/** @returns false when the mail server did not answer: the other mails wait for the next run */
async function deliver(cms: Payload, mail: Outbox, now: Date): Promise<boolean> {
  const attempts = mail.attempts + 1;
  const isMine = await updateIfUnchanged(cms, mail, {
    state: 'sending',
    attempts,
    nextTryAt: later(now, CUT_OFF_MS),
  });
  if (!isMine) return true;
  const updateOwn = (data: Partial<Outbox>) => updateIfUnchanged(cms, { id: mail.id, attempts }, data);
  if (!(await isStillDue(cms, mail))) {
    await updateOwn({ state: 'not-sent' });
    return true;
  }
  try {
    const isSent = await sendMail({
      to: mail.to,
      subject: mail.kind === 'reminder' ? 'A message still waits for an answer' : 'A new message has arrived',
      text: mailText(mail),
      // The same for every attempt, so that a mailbox recognizes duplicates.
      messageId: `<${mail.id}@${new URL(env.siteUrl).hostname}>`,
    });
    await updateOwn(
      isSent ? { state: 'sent', sentAt: now.toISOString(), fault: null } : { state: 'not-sent' },
    );
    return true;
  } catch (error) {
    const wait = Math.min(60, 2 ** (attempts - 1)) * MINUTE_MS;
    await updateOwn({
      state: attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting',
      nextTryAt: later(now, wait),
      fault: faultOf(error),
    });
    return prop(error, 'responseCode') !== undefined;
  }
}

/** Changes a mail that is still as it was read. @returns false when another process has taken it */
async function updateIfUnchanged(
  cms: Payload,
  { id, attempts }: Pick<Outbox, 'id' | 'attempts'>,
  data: Partial<Outbox>,
) {
  const changed = await cms.db.updateOne({
    collection: 'outbox',
    where: { and: [{ id: { equals: id } }, { attempts: { equals: attempts } }] },
    data,
    options: { atomic: true },
  });
  return changed !== null;
}

/**
 * Not due when the message was read (for a reminder: answered), marked as spam or erased before the mail
 * left.
 */
async function isStillDue(cms: Payload, { kind, message }: Outbox) {
  const state: Where = kind === 'reminder' ? WAITING : { status: { equals: 'new' } };
  const { totalDocs } = await cms.count({
    collection: 'contact-messages',
    overrideAccess: true,
    where: { and: [{ id: { equals: message } }, state] },
  });
  return totalDocs === 1;
}

const mailText = ({ kind, message }: Outbox) => `${
  kind === 'reminder'
    ? `A message from the contact form of ${env.siteUrl} has not been answered yet.`
    : `A message has arrived through the contact form of ${env.siteUrl}.`
}

Read and answer it in the panel:
${env.siteUrl}/admin/collections/contact-messages/${message}
`;

/** The error code alone: a mail server's message may contain addresses. */
const faultOf = (error: unknown) =>
  [prop(error, 'responseCode'), prop(error, 'code')].filter(Boolean).join(' ') || 'no answer';

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
