import { expect, test } from '@jest/globals';
import { clientIp } from '@/services/http/client-ip';

const trustedProxies = ['127.0.0.0/8', '10.0.0.0/8', '::1'];
const client = (forwardedFor: string | undefined, remoteAddress = '127.0.0.1') =>
  clientIp({ remoteAddress, forwardedFor, trustedProxies });

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:54321', '203.0.113.9'],
  ['[2001:db8:1:2:3::4]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3::4]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9:1', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9, 10.0.0.7:8080', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9, [::1]:8080, 10.0.0.7', '203.0.113.9'],
  ['10.0.0.7', '10.0.0.7'],
])('the proxy’s own client counts: %s', (chain, expected) => {
  expect(client(chain)).toBe(expected);
});

test.each([
  'unknown',
  '',
  '_hidden',
  '203.0.113',
  '203.0.113.9:',
  '203.0.113.9:port',
  '203.0.113.9:123456',
  '[203.0.113.9',
  '"[2001:db8::1]:443"',
  'for=203.0.113.9',
  '2001:db8::1]:443',
  '203.0.113.9 198.51.100.1',
])('everything before an invalid part is ignored: %j', (last) => {
  expect(client(`198.51.100.1, ${last}`)).toBe('127.0.0.1');
  expect(client(`198.51.100.2, ${last}, 10.0.0.7`)).toBe('10.0.0.7');
});

test('only our own proxies are believed', () => {
  expect(client('198.51.100.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(client(undefined)).toBe('127.0.0.1');
});
