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

describe('a visitor of another host name is redirected to SITE_URL', () => {
  const to = sentFrom('https://center.example');

  test.each([
    ['with www.', asked('www.center.example')],
    ['in capitals', asked('WWW.Center.example')],
    ['by HEAD', asked('www.center.example', { method: 'HEAD' })],
    ['by http', asked('center.example', { proto: 'http' })],
    ['by http and with www.', asked('www.center.example', { proto: 'http' })],
  ])('%s', (_, request) => {
    expect(to(request)).toBe(`https://center.example${PAGE}`);
  });

  test('and without www. where the site has it', () => {
    expect(sentFrom('https://www.center.example')(asked('center.example'))).toBe(
      `https://www.center.example${PAGE}`,
    );
  });

  test('a path that looks like a host stays a path of this site', () => {
    expect(to(asked('www.center.example', { url: '//evil.example' }))).toBe(
      'https://center.example//evil.example',
    );
    expect(to(asked('www.center.example', { url: 'http://evil.example/' }))).toBeUndefined();
  });
});

describe('no other request is redirected', () => {
  const to = sentFrom('https://center.example');

  test.each([
    ['the name itself', asked('center.example')],
    ['the name itself by https', asked('center.example', { proto: 'https' })],
    ['a name that a proxy made up', asked('web:3000')],
    ['an address', asked('127.0.0.1:3000')],
    ['another name altogether', asked('evil.example')],
    ['a client that only claims http', asked('center.example', { proto: 'http', from: '203.0.113.1' })],
    ['a message', asked('www.center.example', { method: 'POST', url: '/api/contact' })],
    ['a form', asked('www.center.example', { method: 'POST', url: '/contact' })],
  ])('%s', (_, request) => expect(to(request)).toBeUndefined());

  test.each(['/healthz', '/readyz', '/readyz?x', '/metrics', '/api/therapies', '/_next/static/a.js'])(
    '%s works under every host name',
    (url) => expect(to(asked('www.center.example', { url }))).toBeUndefined(),
  );

  test('where the site is this machine’s own', () => {
    expect(sentFrom('http://localhost:3000')(asked('www.localhost:3000'))).toBeUndefined();
  });
});
