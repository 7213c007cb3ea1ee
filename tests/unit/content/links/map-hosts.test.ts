import { expect, test } from '@jest/globals';
import { isAllowedMap } from '@/content/links/map-hosts';

test.each([
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://maps.google.com/maps?q=Palm+Beach+Gardens&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=-80.16%2C26.81%2C-80.04%2C26.87',
  'HTTPS://WWW.OPENSTREETMAP.ORG/export/embed.html',
])('%s may be embedded', (address) => {
  expect(isAllowedMap(address)).toBe(true);
});

test.each([
  '',
  'www.google.com/maps',
  '/map',
  '//www.google.com/maps/embed',
  'http://www.google.com/maps/embed',
  'https://google.com.evil.example/maps',
  'https://evil.example/www.google.com',
  'https://www.google.com@evil.example/',
  'https://evil.example/?https://www.google.com',
  'https://evil.example\\@www.google.com/',
  'https://xn--ggle-0nda.com/maps',
  'javascript:alert("https://www.google.com")',
  'data:text/html,https://www.google.com',
  'ftp://www.google.com/maps',
  'https://www.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/embedded',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://maps.google.com/maps?q=a',
  'https://www.openstreetmap.org/login?referer=https://evil.example',
  'https://www.openstreetmap.org/export/embed.html/../../login',
  'https://www.openstreetmap.org:8443/export/embed.html',
  'https://name:word@www.openstreetmap.org/export/embed.html',
])('%s may not', (address) => {
  expect(isAllowedMap(address)).toBe(false);
});
