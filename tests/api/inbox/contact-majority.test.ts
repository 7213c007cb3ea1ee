import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startPrimary, type Primary } from '../../helpers/database/majority';

// Before the configuration is read. The embedded file has no majority: there nothing can be lost this way.
const uri = process.env.DATABASE_URI ?? '';
const primary: Primary = uri.startsWith('file:')
  ? { uri, setMajority: () => {}, close: async () => {} }
  : await startPrimary(uri);
process.env.DATABASE_URI = primary.uri;
const lost = uri.startsWith('file:') ? 201 : 503;

const { closeCms, openCms } = await import('../../helpers/cms/api');
const { forgetMessages, goodMessage, post, storedMessages } = await import('../../helpers/fixtures/contact');
const { postForm } = await import('@/server/handlers/post-form');

beforeAll(openCms, 60_000);
afterEach(async () => {
  primary.setMajority(true);
  await forgetMessages();
});
afterAll(async () => {
  await closeCms();
  await primary.close();
});

const key = '5b0f7a52-0000-4000-8000-000000000001';
const AWAY = 'The site is being looked after right now. Please try again in a minute.';
const withoutScript = async () => {
  const answer = await postForm(
    new Request('http://127.0.0.1:3000/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(goodMessage),
    }),
  );
  return answer.kind === 'sent' ? 201 : answer.status;
};

test('a message that the majority does not have is not acknowledged, however often it is sent', async () => {
  primary.setMajority(false);
  const answers = [await post(goodMessage, { key }), await post(goodMessage, { key })];
  expect(answers.map(({ status }) => status)).toEqual([lost, lost]);
  if (lost === 503) for (const answer of answers) expect(await answer.text()).toBe(AWAY);
  primary.setMajority(true);
  expect((await post(goodMessage, { key })).status).toBe(201);
  expect(await storedMessages()).toHaveLength(1);
});

test('nor is one that a browser without script sends, and sends again', async () => {
  primary.setMajority(false);
  expect([await withoutScript(), await withoutScript()]).toEqual([lost, lost]);
  primary.setMajority(true);
  expect(await withoutScript()).toBe(201);
  expect(await storedMessages()).toHaveLength(1);
});
