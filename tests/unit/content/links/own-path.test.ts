import { describe, expect, test } from '@jest/globals';
import { ownUrl, safeUrl } from '@/content/links/address';
import { isPanelPath } from '@/panel/shell/panel-path';

const AWAY = [
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/.%2e//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/a/%2e%2e//evil.example',
  '/%252e%252e//evil.example',
  '/%25252e%25252e%25252f/evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%252fevil.example',
  '/%5cevil.example',
  '/..%5c%5cevil.example',
  '/..%2f/evil.example',
  '/a/..%2f%2fevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/\n/evil.example',
  '/..\\/evil.example',
  '/./\\evil.example',
  '/%25%32%66/evil.example',
];
const HERE = [
  '/',
  '/about',
  '/about#team',
  '/about/',
  '/blog?q=a//b',
  '/blog?to=//evil.example',
  '/conditions/anxiety?a=b#c',
  '/caf%C3%A9',
  '/café',
  '/100%',
  '/a%20b',
  '/a..b/c.html',
  '/x/../about',
  '/cms-api/media/file/a-1.jpg',
  "/o'neill",
  '/a%3Fb',
  '/tel:988',
];

describe('an address of this site', () => {
  test.each(AWAY)('%j is none: it leads elsewhere by one reading or another', (url) => {
    expect([ownUrl(url), safeUrl(url)]).toEqual(['', '']);
  });

  test.each(HERE)('%j is one', (url) => {
    expect([ownUrl(url), safeUrl(url)]).toEqual([url, url]);
  });

  test('is looked at once, however long it is', () => {
    expect(ownUrl(`/${'a'.repeat(200_000)}!/${'b/'.repeat(100_000)}\\`)).toBe('');
  });
});

describe('where a sign-in leads', () => {
  test.each([
    ...AWAY,
    ...HERE,
    'https://evil.example/admin',
    '/admin-evil',
    '/admin/..//evil.example',
    '/admin/../about//x',
    ['/admin'],
    undefined,
    '',
  ])('%j is no page of the panel', (path) => expect(isPanelPath(path)).toBe(false));

  test.each(['/admin', '/admin/', '/admin?x=1', '/admin/collections/pages?limit=10#x', '/admin/account'])(
    '%j is one',
    (path) => expect(isPanelPath(path)).toBe(true),
  );
});
