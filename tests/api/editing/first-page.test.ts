import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { firstSteps } from '@/panel/dashboard/first-steps';
import { namesOf } from '@/panel/inbox/audited';
import { facts } from '../../../seed/facts';
import { seedContent } from '../../../seed/seed';
import { closeCms, openCms } from '../../helpers/cms/api';
import { forgetMessages, goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';
import { createStaff, published } from '../../helpers/fixtures/content';

type Account = Awaited<ReturnType<typeof createStaff>>;

/** The panel's dashboard on a center's own site, after the set-up or after clearing the demo. */
let cms: Payload;
let admin: Account, editor: Account, intake: Account;
beforeAll(async () => {
  cms = await openCms();
  await seedContent(cms, { start: 'own' });
  admin = await createStaff(cms, 'admin');
  editor = await createStaff(cms, 'editor');
  intake = await createStaff(cms, 'intake');
}, 120_000);
afterAll(closeCms);

const groupsOf = async (user: Account) =>
  Object.fromEntries(
    (await whatNeedsAttention({ payload: cms, user: user as never, now: new Date() })).map(
      ({ title, items }) => [title, items],
    ),
  );
const stepsOf = async (user: Account) =>
  Object.fromEntries(
    (await firstSteps(cms, user as never))?.map(({ words, isDone }) => [words, isDone]) ?? [],
  );
const layoutNote = async () =>
  (await groupsOf(editor))['Default text still in use']?.find(
    ({ words }) => words === 'Contact, header and footer',
  )?.note;
const saveContact = (contact: Record<string, string>) =>
  cms.updateGlobal({ slug: 'site-layout', data: { contact, ...published } as never });

test('tells only roles that read messages when no one gets e-mail about new ones', async () => {
  for (const user of [admin, intake])
    expect((await groupsOf(user))['E-mail about new messages']).toMatchObject([
      { words: 'Nobody gets an e-mail about new messages.', note: expect.stringContaining('No mail server') },
    ]);
  expect(await groupsOf(editor)).not.toHaveProperty(['E-mail about new messages']);
});

describe('of a center’s own site', () => {
  test('has the first steps, the missing name among what needs attention, and nothing of the demo', async () => {
    expect(await stepsOf(admin)).toEqual({
      'Enter the name of the center': false,
      'Enter phone, e-mail, address and hours': false,
      'Choose logo and colors': false,
      'Read the conditions that you treat, have them reviewed, publish them': false,
      'Do the same for therapies': false,
      'Add your team': false,
      'Choose who is told about new messages': false,
      'Invite your colleagues': true,
    });
    expect(Object.keys(await stepsOf(editor))).not.toContain('Invite your colleagues');
    expect(await stepsOf(intake)).toEqual({});
    expect(await layoutNote()).toBe('the name of the center is missing; phone and e-mail are missing');
  });

  test('never calls a telephone the demo’s that is not', async () => {
    await saveContact({ name: 'Quiet Water', phone: '(305) 555-0147', email: 'us@quietwater.org' });
    expect(await layoutNote()).toBe('phone or e-mail is one that is kept free for examples');
    await saveContact({ name: 'Quiet Water', phone: facts.phone, email: 'us@quietwater.org' });
    expect(await layoutNote()).toContain('those of the fictional center');
    await saveContact({ name: 'Quiet Water', phone: '(305) 200-4000', email: 'us@quietwater.org' });
    expect(await layoutNote()).toBeUndefined();
  });

  test('shows the steps no longer once the center has a name, can be reached, and says what it treats', async () => {
    expect(await stepsOf(admin)).toMatchObject({ 'Enter the name of the center': true });
    const { docs } = await cms.find({ collection: 'conditions', draft: true, limit: 1 });
    const approved = { context: { isVouching: true } };
    await cms.update({
      collection: 'conditions',
      id: docs[0]?.id ?? '',
      data: { ...published },
      ...approved,
    });
    expect(await stepsOf(admin)).toEqual({});
  });
});

describe('a line of the audit trail', () => {
  test('names messages by sender and time and accounts by name, and says what was erased', async () => {
    expect((await post(goodMessage)).status).toBe(201);
    const id = (await storedMessages())[0]?.id ?? '';
    const asked = [id, String(editor.id), '—'];
    const sender = `${goodMessage.firstName} ${goodMessage.lastName}`;
    expect(await namesOf(cms, asked)).toEqual([
      {
        id,
        words: expect.stringMatching(new RegExp(`^${sender}, \\w{3} \\d+, \\d{4}, \\d+:\\d\\d.[AP]M ET$`)),
        path: `/collections/contact-messages/${id}`,
      },
      { id: String(editor.id), words: 'Account of The editor', path: `/collections/staff/${editor.id}` },
      { id: '—', words: '—' },
    ]);
    await forgetMessages();
    expect(await namesOf(cms, [id])).toEqual([{ id, words: 'Deleted' }]);
  });
});
