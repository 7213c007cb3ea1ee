import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Payload } from 'payload';
import { forgetMessages, goodMessage, post, showSimpleForm, storedMessages } from '../fixtures/contact';
import { closeCms, openCms } from './api';
import { openStaff } from './staff';

type Inbox = {
  cms: Payload;
  staff: Awaited<ReturnType<typeof openStaff>>;
  /** The message that each test begins with. */
  id: string;
};

/** The CMS of a test file, with staff of each role and one new message before each test. */
export function inboxForTests() {
  const inbox = { id: '' } as Inbox;
  beforeAll(async () => {
    inbox.cms = await openCms();
    inbox.staff = await openStaff(inbox.cms);
    await showSimpleForm(inbox.cms);
  }, 120_000);
  beforeEach(async () => {
    inbox.id = await receive();
  });
  afterEach(forgetMessages);
  afterAll(closeCms);

  /** The audit trail, oldest first: who, what, which messages. */
  const trail = async () =>
    (await inbox.cms.find({ collection: 'audit-trail', sort: 'createdAt', pagination: false })).docs.map(
      ({ who, action, what, messages }) => [who, action, what ?? '', messages] as const,
    );

  /** The audit trail entries that `act` adds, oldest first. */
  async function linesOf(act: () => Promise<unknown>) {
    const before = await trail();
    await act();
    return (await trail()).slice(before.length);
  }
  const stored = () => inbox.cms.findByID({ collection: 'contact-messages', id: inbox.id, depth: 0 });
  return { inbox, trail, linesOf, stored };
}

/** Sends a message. @returns its id */
export async function receive(message: object = goodMessage) {
  expect((await post(message)).status).toBe(201);
  return (await storedMessages())[0]?.id ?? '';
}
