import { openMailServer } from '../../helpers/cms/mail-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { hasMail, processOutbox } from '@/services/inbox/outbox';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { queueWhatIsDue } from '@/services/jobs/jobs';
import { closeCms, openCms } from '../../helpers/cms/api';
import { forgetMessages, goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';
import { createStaff } from '../../helpers/fixtures/content';

const MINUTE = 60_000;
const visitor = {
  firstName: 'Quilla',
  lastName: 'Zephyrine',
  email: 'quilla@visitor.example',
  phone: '561 555 0199',
  message: 'May I bring my walking stick along?',
};

let cms: Payload;
let server: Awaited<ReturnType<typeof openMailServer>>;
/** The clock of the jobs; it starts with the first message. */
let start: number;
const at = (ms: number) => new Date(start + ms);

beforeAll(async () => {
  cms = await openCms();
  for (const role of ['admin', 'editor', 'intake'] as const) await createStaff(cms, role);
}, 120_000);
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(async () => {
  await server.close();
  await forgetMessages();
  await cms.delete({ collection: 'outbox', where: { id: { exists: true } } });
  await cms.updateGlobal({ slug: 'inbox-settings', data: { notify: [] } });
});
afterAll(closeCms);

async function receive(message: object = visitor, headers: Record<string, string> = {}) {
  expect((await post(message, { headers })).status).toBe(201);
  start = Date.now() + 1;
  return (await storedMessages())[0]?.id ?? '';
}
const outbox = async () => (await cms.find({ collection: 'outbox', pagination: false })).docs;
const states = async () => (await outbox()).map(({ state }) => state);

test('intake is notified once of a new message, by a link without any of its text', async () => {
  const id = await receive();
  await processOutbox(cms, at(0));
  await processOutbox(cms, at(MINUTE));
  expect(server.mails.map(({ to }) => to)).toEqual([['intake@staff.example']]);
  // Undo the folding of long lines.
  const source = server.mails[0]?.source.replace(/=\r?\n/g, '') ?? '';
  expect(source).toContain(`http://127.0.0.1:3000/admin/collections/contact-messages/${id}`);
  for (const word of Object.values(visitor)) expect(source).not.toContain(word);
  expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('the addresses of the settings are notified instead, each by a separate mail', async () => {
  const notify = ['front@desk.example', 'night@desk.example'];
  await cms.updateGlobal({ slug: 'inbox-settings', data: { notify } });
  await receive();
  await processOutbox(cms, at(0));
  expect(server.mails.map(({ to }) => to).sort()).toEqual(notify.map((to) => [to]));
});

test('while the mail server is away the mail waits, and is delivered later exactly once', async () => {
  await server.close();
  await receive();
  await processOutbox(cms, at(0));
  await processOutbox(cms, at(MINUTE));
  expect(await outbox()).toMatchObject([
    { state: 'waiting', attempts: 2, fault: expect.stringMatching(/^E[A-Z]+$/) },
  ]);
  const admin = (await cms.find({ collection: 'staff', where: { role: { equals: 'admin' } } })).docs[0];
  const groups = await whatNeedsAttention({ payload: cms, user: admin as never, now: at(MINUTE) });
  expect(groups.find(({ title }) => title === 'E-mail about new messages')?.items).toMatchObject([
    {
      words: 'One e-mail about a new message has not been sent yet.',
      note: expect.stringContaining('mail server: E'),
    },
  ]);
  server = await openMailServer();
  expect(await hasMail(cms, at(2 * MINUTE))).toBe(false);
  await processOutbox(cms, at(2 * MINUTE));
  expect(server.mails).toEqual([]);
  for (const minutes of [3, 4, 60, 600]) await processOutbox(cms, at(minutes * MINUTE));
  expect(server.mails).toHaveLength(1);
  expect(await states()).toEqual(['sent']);
});

test('while the mail server does not answer, one mail is tried in each run, and the others wait', async () => {
  const notify = ['front@desk.example', 'night@desk.example'];
  await cms.updateGlobal({ slug: 'inbox-settings', data: { notify } });
  await server.close();
  await receive();
  await processOutbox(cms, at(0));
  expect((await outbox()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  server = await openMailServer();
  await processOutbox(cms, at(MINUTE));
  expect(await states()).toEqual(['sent', 'sent']);
});

test('after three days in vain it is given up', async () => {
  await server.close();
  await receive();
  let time = 0;
  for (; (await states())[0] !== 'failed' && time < 5 * 24 * 60; time += 60)
    await processOutbox(cms, at(time * MINUTE));
  expect(time).toBeGreaterThan(2.9 * 24 * 60);
  expect(await states()).toEqual(['failed']);
  server = await openMailServer();
});

test('two processes at once send one mail', async () => {
  await receive();
  await Promise.all([processOutbox(cms, at(0)), processOutbox(cms, at(0))]);
  await processOutbox(cms, at(MINUTE));
  expect(server.mails).toHaveLength(1);
});

test('a mail whose sending was cut off is sent again after a while', async () => {
  await receive();
  await processOutbox(cms, at(0));
  const [mail] = await outbox();
  const cutOff = { state: 'sending' as const, nextTryAt: at(10 * MINUTE).toISOString() };
  await cms.update({ collection: 'outbox', id: mail?.id ?? '', data: cutOff });
  await processOutbox(cms, at(9 * MINUTE));
  expect(server.mails).toHaveLength(1);
  await processOutbox(cms, at(11 * MINUTE));
  const numbers = server.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
  expect(numbers).toEqual([numbers[0], numbers[0]]);
});

test('what a visitor writes adds no header and no recipient', async () => {
  const lines = 'Quilla\r\nBcc: everybody@elsewhere.example\r\n\r\nHello';
  await receive({ ...visitor, firstName: lines, message: `${lines} and more` });
  await processOutbox(cms, at(0));
  expect(server.mails.map(({ to }) => to)).toEqual([['intake@staff.example']]);
  // As a whole word only: ids are random letters.
  expect(server.mails[0]?.source).not.toMatch(/\bBcc\b|elsewhere/i);
});

test.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', 'A <a@b.example>', 'nobody'])(
  'the settings refuse the address %j',
  async (address) => {
    const change = cms.updateGlobal({ slug: 'inbox-settings', data: { notify: [address] } });
    await expect(change).rejects.toThrow(/Tell these addresses/);
  },
);

test('spam sends no e-mail until staff mark it as a real message', async () => {
  const id = await receive({ ...visitor, topic: 'Cheap watches' });
  expect(await hasMail(cms, at(0))).toBe(false);
  await cms.update({ collection: 'contact-messages', id, data: { status: 'new' } });
  await processOutbox(cms, at(0));
  expect(server.mails).toHaveLength(1);
});

test('a message that was read while the mail waited is not announced any more', async () => {
  await server.close();
  const id = await receive();
  await processOutbox(cms, at(0));
  await cms.update({ collection: 'contact-messages', id, data: { status: 'read' } });
  server = await openMailServer();
  await processOutbox(cms, at(MINUTE));
  expect(server.mails).toEqual([]);
  expect(await states()).toEqual(['not-sent']);
});

test('two processes that look at once queue one job', async () => {
  await receive(goodMessage);
  await Promise.all([queueWhatIsDue(cms, at(0)), queueWhatIsDue(cms, at(0))]);
  expect((await cms.find({ collection: 'payload-jobs', pagination: false })).docs).toHaveLength(1);
  await cms.jobs.run({ silent: true });
});

test('the job is queued once while there is mail, and one that was cut off runs again', async () => {
  const jobs = async () => (await cms.find({ collection: 'payload-jobs', pagination: false })).docs;
  await queueWhatIsDue(cms, at(0));
  expect(await jobs()).toEqual([]);
  await receive(goodMessage);
  await queueWhatIsDue(cms, at(0));
  await queueWhatIsDue(cms, at(15_000));
  expect(await jobs()).toMatchObject([{ taskSlug: 'tendOutbox' }]);

  const [job] = await jobs();
  await cms.db.updateJobs({ id: job?.id ?? '', data: { processing: true } });
  await cms.jobs.run({ silent: true });
  expect(server.mails).toEqual([]);
  await queueWhatIsDue(cms, at(11 * MINUTE));
  await cms.jobs.run({ silent: true });
  expect(server.mails).toHaveLength(1);
  expect(await jobs()).toEqual([]);
});
