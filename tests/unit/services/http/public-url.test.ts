import { expect, test } from '@jest/globals';
import { AUDIENCE_HEADER, isLoopbackRequest } from '@/services/http/public-url';
import { isLoopbackAddress } from '@/services/settings/loopback';

test.each([
  'http://localhost:3000',
  'https://site.localhost',
  'http://127.0.0.1',
  'http://127.9.9.9:80',
  'http://[::1]:3000',
])('%s is this machine', (url) => {
  expect(isLoopbackAddress(url)).toBe(true);
});

test.each([
  'https://example.org',
  'http://example.org',
  'https://staging.center.test',
  'https://intranet',
  'https://10.1.2.3',
  'https://192.168.1.5',
  'https://127.0.0.1.example.org',
  'https://localhost.example.org',
  'https://[fd00::1]',
])('%s may be read by others', (url) => {
  expect(isLoopbackAddress(url)).toBe(false);
});

const asked = (headers: Record<string, string>) => isLoopbackRequest((name) => headers[name]);

test.each<Record<string, string>>([
  { host: 'localhost:3000' },
  { host: '127.0.0.1:3000' },
  { host: '[::1]:3000', 'x-site-client': '0:0:0:0::/64' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1, ::1', 'x-forwarded-host': 'localhost:8080' },
])('%j is a local request', (headers) => {
  expect(asked(headers)).toBe(true);
});

test.each<Record<string, string>>([
  {},
  { host: 'www.example.org' },
  { host: '192.168.1.5:3000' },
  { host: 'localhost', 'x-forwarded-for': '93.184.216.34' },
  { host: 'localhost', 'x-forwarded-for': 'unknown' },
  { host: '127.0.0.1:3000', 'x-forwarded-host': 'demo.example.org' },
  { host: 'localhost', 'x-site-client': '192.168.1.7' },
  { host: 'localhost', [AUDIENCE_HEADER]: 'public' },
])('%j is a public or unclear request', (headers) => {
  expect(asked(headers)).toBe(false);
});
