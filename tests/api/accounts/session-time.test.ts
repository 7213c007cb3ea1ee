import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, tokenOf } from '../../helpers/cms/ask-cms';
import { PASSWORD } from '../../helpers/cms/staff';

const HOUR = 3_600_000;
/** All timers except the date. */
const REAL: (
  'nextTick' | 'setImmediate' | 'setTimeout' | 'setInterval' | 'queueMicrotask' | 'performance'
)[] = ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask', 'performance'];

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

let count = 0;
let email = '';
let id = '';
beforeEach(async () => {
  count += 1;
  email = `person-${count}@staff.example`;
  const data = { name: 'Ada', email, password: PASSWORD, role: 'editor' } as const;
  id = String((await cms.create({ collection: 'staff', data })).id);
});

const post = (path: string, body: object) => askCms(`/staff/${path}`, { method: 'POST', body });
const login = (password: string) => post('login', { email, password });

test.each(['reset-password', 'PATCH'])('the account’s own address is no password, by %s', async (road) => {
  const [name = ''] = email.split('@');
  const token = tokenOf((await login(PASSWORD)).headers);
  for (const password of [email, email.toUpperCase(), `${email}!1`, `${name} ${email}`]) {
    const link = {
      resetPasswordToken: 'a-link',
      resetPasswordExpiration: new Date(Date.now() + HOUR).toISOString(),
    };
    await cms.db.updateOne({ collection: 'staff', id, data: link });
    const body = { password, currentPassword: PASSWORD };
    const { status, text } =
      road === 'PATCH'
        ? await askCms(`/staff/${id}`, { token, method: 'PATCH', body })
        : await post(road, { token: 'a-link', password });
    expect([password, status, text.includes('your name or your e-mail')]).toEqual([password, 400, true]);
  }
});

test('a session is over after two hours without use, and after twelve in any case', async () => {
  let token = tokenOf((await login(PASSWORD)).headers);
  const unused = tokenOf((await login(PASSWORD)).headers);
  const isIn = async (which: string) => (await askCms('/staff', { token: which })).status;
  const start = Date.now();
  jest.useFakeTimers({ now: start, doNotFake: REAL });
  try {
    for (let hour = 1; hour < 12; hour += 1) {
      jest.setSystemTime(start + hour * HOUR);
      const { status, headers } = await askCms('/staff/refresh-token', { token, method: 'POST' });
      expect([hour, status]).toEqual([hour, 200]);
      token = tokenOf(headers);
      if (hour === 3) expect([await isIn(token), await isIn(unused)]).toEqual([200, 403]);
    }
    jest.setSystemTime(start + 12 * HOUR + 60_000);
    expect(await isIn(token)).toBe(403);
    expect((await askCms('/staff/refresh-token', { token, method: 'POST' })).status).toBe(403);
  } finally {
    jest.useRealTimers();
  }
});

test('a session ends by itself', async () => {
  const token = tokenOf((await login(PASSWORD)).headers);
  expect((await askCms('/staff', { token })).status).toBe(200);
  jest.useFakeTimers({ now: Date.now() + 8 * HOUR + 60_000, doNotFake: REAL });
  try {
    expect((await askCms('/staff', { token })).status).toBe(403);
  } finally {
    jest.useRealTimers();
  }
});
