import { afterEach, expect, jest, test } from '@jest/globals';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  [{}, undefined],
  [{ SITE_URL: 'https://center.example' }, 'max-age=31536000'],
  [{ SITE_URL: 'https://center.example', HSTS_SUBDOMAINS: 'true' }, 'max-age=31536000; includeSubDomains'],
  [{ SITE_URL: 'http://center.example', HSTS_SUBDOMAINS: 'true' }, undefined],
])('with %j the header is %s', async (variables, told) => {
  jest.resetModules();
  Object.assign(process.env, { SITE_URL: '', HSTS_SUBDOMAINS: '' }, variables);
  const { SECURITY_HEADERS } = await import('@/services/http/security-headers');
  const at = SECURITY_HEADERS.indexOf('Strict-Transport-Security');
  expect(at < 0 ? undefined : SECURITY_HEADERS[at + 1]).toBe(told);
});
