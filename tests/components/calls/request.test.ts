import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { read, request } from '@/lib/request';
import { ADMIN_TOKEN_KEY, storedToken } from '@/lib/staff-token';

const realFetch = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();
beforeEach(() => {
  globalThis.fetch = fetched;
  fetched.mockReset().mockImplementation(async () => Response.json({ data: 1 }));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
});

const sent = () => fetched.mock.calls[0]?.[1];
const refuse = (status: number, body: string, statusText = '') =>
  fetched.mockImplementation(async () => new Response(body, { status, statusText }));

describe('every call of spec §7', () => {
  test('sends cookies, and no body, type or bearer that it does not have', async () => {
    await request('/api/blog');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/blog');
    expect(sent()).toEqual({ method: 'GET', credentials: 'include', headers: {} });
  });

  test('sends a body as JSON when there is one', async () => {
    await request('/api/contact', { method: 'POST', body: { firstName: 'Ada' } });
    expect(sent()).toEqual({
      method: 'POST',
      credentials: 'include',
      body: '{"firstName":"Ada"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test('sends the stored token as a bearer, and forgets it when it is refused', async () => {
    localStorage.setItem('adminToken', 'sentinel');
    expect(ADMIN_TOKEN_KEY).toBe('adminToken');
    await request('/api/blog');
    expect(sent()?.headers).toEqual({ Authorization: 'Bearer sentinel' });
    refuse(403, 'No');
    await expect(request('/api/blog')).rejects.toThrow('403: No');
    expect(storedToken()).toBe('sentinel');
    refuse(401, 'No');
    await expect(request('/api/blog')).rejects.toThrow('401: No');
    expect(storedToken()).toBeNull();
  });
});

describe('an answer that is no success (spec §8)', () => {
  test.each([
    [500, 'Sentinel', '', '500: Sentinel'],
    [404, '', 'Not Found', '404: Not Found'],
    [422, '{"error":"x"}', '', '422: {"error":"x"}'],
  ])('%i %j is an error', async (status, body, statusText, message) => {
    refuse(status, body, statusText);
    await expect(request('/api/blog')).rejects.toMatchObject({ message, status });
  });

  test.each([404, 500])('%i for a condition has a message of its own', async (status) => {
    refuse(status, 'Sentinel');
    const message = 'Failed to fetch condition';
    await expect(request('/api/conditions/anxiety')).rejects.toMatchObject({ message, status });
    await expect(request('/api/conditions')).rejects.toMatchObject({ message: `${status}: Sentinel` });
  });
});

describe('the default reader', () => {
  test('asks for a path, and answers the JSON', async () => {
    expect(await read('/api/therapies/emdr')).toEqual({ data: 1 });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/therapies/emdr');
    expect(sent()).toMatchObject({ method: 'GET' });
  });

  test('takes a 401 for an error, or for null where it is told so, and every other failure for an error', async () => {
    refuse(401, 'Who?');
    await expect(read('/api/blog')).rejects.toThrow('401: Who?');
    expect(await read('/api/blog', { on401: 'returnNull' })).toBeNull();
    refuse(403, 'No');
    await expect(read('/api/blog', { on401: 'returnNull' })).rejects.toThrow('403: No');
  });
});
