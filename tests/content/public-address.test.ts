import { expect, test } from '@jest/globals';
import { isPublicAddress } from '@/server/public-address';

test.each([
  'https://example.org',
  'https://www.centre.health:8443',
  'https://93.184.216.34',
  'https://[2606:2800:220:1::]',
])('%s can be reached by anybody', (url) => {
  expect(isPublicAddress(url)).toBe(true);
});

test.each([
  'http://example.org',
  'http://localhost:3000',
  'https://localhost',
  'https://site.localhost',
  'https://staging.centre.test',
  'https://centre.example',
  'https://intranet',
  'https://nas.local',
  'https://127.0.0.1',
  'https://10.1.2.3',
  'https://172.20.0.5',
  'https://192.168.1.5',
  'https://[::1]',
  'https://[fd00::1]',
])('%s is nobody’s public site', (url) => {
  expect(isPublicAddress(url)).toBe(false);
});
