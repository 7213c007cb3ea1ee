import { expect, test } from '@jest/globals';
import { isLikeOurs } from '@/services/metrics/missed-addresses';

test.each(['/old-page', '/blog/an-older-article', '/conditions/ocd2'])('%s may be counted', (path) =>
  expect(isLikeOurs(path)).toBe(true),
);

test.each([
  '/',
  '',
  'old-page',
  '/old-page/',
  '/Old-Page',
  '/old_page',
  '/.env',
  '/wp-login.php',
  '/wp-admin',
  '/wp-content/plugins',
  '/admin/nothing',
  '/api/nothing',
  '/a/b/c',
  '/jane%20doe',
  '/@jane',
  '/reset/0123456789abcdef',
  '/call/5615550142',
  '/x/3f0c1d9a77be',
  '/token/abcdefghijklmnopqrstuvwxyzabcdef',
  `/${'long-'.repeat(16)}slug`,
])('%s is not counted', (path) => expect(isLikeOurs(path)).toBe(false));
