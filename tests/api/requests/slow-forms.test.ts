import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Payload } from 'payload';
import { withSaveLock } from '@/services/locks/save-lock';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, guardedRest } from '../../helpers/cms/ask-cms';
import { published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';
import { eventually } from '../../helpers/site/eventually';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let id: string;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  const data = { title: 'Herons', slug: 'herons', ...published };
  id = String((await cms.create({ collection: 'conditions', data: data as never })).id);
}, 60_000);
afterEach(() => void jest.restoreAllMocks());
afterAll(closeCms);

const titleOf = async () => (await cms.findByID({ collection: 'conditions', id, depth: 0 })).title;
const save = (title: string) =>
  askCms(`/conditions/${id}`, { method: 'PATCH', token: staff.tokens.editor, body: { title } });

/** Sends a form as the panel does, whose second half comes when `end` is called. */
function sendSlowly(form: string) {
  const bytes = new TextEncoder().encode(form);
  let end = () => {};
  let asked = 0;
  const rest = new Promise<void>((resolve) => (end = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        asked += 1;
        if (asked === 1) return controller.enqueue(bytes.slice(0, 40));
        await rest;
        controller.enqueue(bytes.slice(40));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    method: 'PATCH',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      Authorization: `JWT ${staff.tokens.editor}`,
    },
    body,
    duplex: 'half',
  };
  const request = new Request(`http://127.0.0.1:3000/cms-api/conditions/${id}`, init as RequestInit);
  const answer = guardedRest(request, { params: Promise.resolve({}) });
  return { answer, end, isRead: () => asked > 1 };
}

const formOf = (data: object) =>
  `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(data)}\r\n--x--\r\n`;

test('a form that comes slowly does not hold up others who save the document, and is saved at its end', async () => {
  const slow = sendSlowly(formOf({ title: 'Slow herons' }));
  try {
    await eventually(async () => expect(slow.isRead()).toBe(true));
    expect([(await save('Fast herons')).status, await titleOf()]).toEqual([200, 'Fast herons']);
  } finally {
    slow.end();
  }
  expect([(await slow.answer).status, await titleOf()]).toEqual([200, 'Slow herons']);
}, 60_000);

test('a form that is longer than a film is refused', async () => {
  const slow = sendSlowly(formOf({ title: 'x'.repeat(21_000_000) }));
  slow.end();
  const answer = await slow.answer;
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('too large')]);
});

test('who waits for others for too long is told to try again', async () => {
  let end = () => {};
  const held = withSaveLock(cms.db, `conditions:${id}`, () => new Promise<void>((done) => (end = done)));
  const looks = jest.spyOn(cms.db, 'findOne');
  const isWaiting = () => looks.mock.calls.some(([asked]) => JSON.stringify(asked.where).includes(`:${id}`));
  try {
    await eventually(async () => expect(await cms.kv.has(`lock:save:conditions:${id}`)).toBe(true));
    looks.mockClear();
    const answer = save('Patient herons');
    await eventually(async () => expect(isWaiting()).toBe(true));
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
    const { status, text } = await answer;
    expect([status, text]).toEqual([503, expect.stringContaining('try again')]);
  } finally {
    end();
    await held;
  }
  expect(await titleOf()).not.toBe('Patient herons');
}, 60_000);
