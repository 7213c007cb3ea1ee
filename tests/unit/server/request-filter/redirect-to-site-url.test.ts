import { describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { createSiteUrlRedirect } from '@/server/request-filter/redirect-to-site-url';

const asked = (host: string, given: { url?: string; method?: string; proto?: string; from?: string } = {}) =>
  ({
    method: given.method ?? 'GET',
    url: given.url ?? '/conditions/ptsd?from=mail',
    headers: { host, ...(given.proto ? { 'x-forwarded-proto': given.proto } : {}) },
    socket: { remoteAddress: given.from ?? '127.0.0.1' },
  }) as unknown as IncomingMessage;

const sentFrom = (siteUrl: string) => createSiteUrlRedirect({ siteUrl, trustedProxies: ['127.0.0.0/8'] });
const PAGE = '/conditions/ptsd?from=mail';

describe('a visitor of another name of the site goes on at SITE_URL', () => {
  const to = sentFrom('https://centre.example');

  test.each([
    ['with www.', asked('www.centre.example')],
    ['in capitals', asked('WWW.Centre.example')],
    ['by HEAD', asked('www.centre.example', { method: 'HEAD' })],
    ['by http', asked('centre.example', { proto: 'http' })],
    ['by http and with www.', asked('www.centre.example', { proto: 'http' })],
  ])('%s', (_, request) => {
    expect(to(request)).toBe(`https://centre.example${PAGE}`);
  });

  test('and without www. where the site has it', () => {
    expect(sentFrom('https://www.centre.example')(asked('centre.example'))).toBe(
      `https://www.centre.example${PAGE}`,
    );
  });

  test('a path that looks like a host stays a path of this site', () => {
    expect(to(asked('www.centre.example', { url: '//evil.example' }))).toBe(
      'https://centre.example//evil.example',
    );
    expect(to(asked('www.centre.example', { url: 'http://evil.example/' }))).toBeUndefined();
  });
});

describe('nobody else is sent anywhere', () => {
  const to = sentFrom('https://centre.example');

  test.each([
    ['the name itself', asked('centre.example')],
    ['the name itself by https', asked('centre.example', { proto: 'https' })],
    ['a name that a proxy made up', asked('web:3000')],
    ['an address', asked('127.0.0.1:3000')],
    ['another name altogether', asked('evil.example')],
    ['a client that only claims http', asked('centre.example', { proto: 'http', from: '203.0.113.1' })],
    ['a message', asked('www.centre.example', { method: 'POST', url: '/api/contact' })],
    ['a form', asked('www.centre.example', { method: 'POST', url: '/contact' })],
  ])('%s', (_, request) => expect(to(request)).toBeUndefined());

  test.each(['/healthz', '/readyz', '/readyz?x', '/metrics', '/api/therapies', '/_next/static/a.js'])(
    '%s is answered under every name',
    (url) => expect(to(asked('www.centre.example', { url }))).toBeUndefined(),
  );

  test('where the site is this machine’s own', () => {
    expect(sentFrom('http://localhost:3000')(asked('www.localhost:3000'))).toBeUndefined();
  });
});
