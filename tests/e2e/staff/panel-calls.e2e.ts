import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { prop } from '@/content/json';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { launchBrowser } from '../../helpers/browser/chromium';
import { administrator, openDocument, publish, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

let site: Site;
let cms: CmsApi;
let action = '';
beforeAll(async () => {
  site = await startSite({ env: administrator });
  cms = await openCmsApi(site.url);
  const manifest: unknown = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'));
  const known = Object.entries(prop(manifest, 'node') as Record<string, unknown>);
  action = known.find(([, one]) => JSON.stringify(one).includes('layout'))?.[0] ?? '';
}, 180_000);

/** One call of a server function, as the panel sends it. */
async function call(calls: unknown, headers: Record<string, string> = {}, path = '/admin') {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'Next-Action': action, 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify(calls),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
}

describe('a server function', () => {
  test.each(['constructor', 'toString', 'form-state', 'no-such-call', '__proto__'])(
    '%s: is refused without a session, in a few bytes and without a line in the log',
    async (name) => {
      const before = site.log();
      const nobody: Record<string, string>[] = [
        {},
        { Cookie: 'payload-token=forged' },
        { Authorization: 'JWT x' },
      ];
      for (const headers of nobody) {
        const { status, text } = await call([{ name, args: {} }], headers, '/admin/login');
        expect([status, text.length < 100]).toEqual([401, true]);
      }
      expect(site.log().slice(before.length)).toBe('');
    },
  );

  test('of another name is refused with a session too, and never echoes the request', async () => {
    const token = cms.headers.Authorization.replace('JWT ', '');
    // As a browser does: a cookie without an origin does not authenticate.
    const headers = { Cookie: `payload-token=${token}`, Origin: site.url };
    const before = site.log();
    for (const name of [
      'constructor',
      'toString',
      'valueOf',
      'no-such-call',
      '__proto__',
      'copy-data-from-locale',
    ]) {
      const { status, text } = await call([{ name, args: {} }], headers);
      expect([name, status, text.includes(token), text.includes('The panel has no such call.')]).toEqual([
        name,
        200,
        false,
        true,
      ]);
    }
    expect(site.log().slice(before.length)).toBe('');
    const { status, text } = await call([{ name: 'get-default-layout', args: {} }], headers);
    expect([status, text.includes(token)]).toEqual([200, false]);
  });

  test.each([[[]], [[null]], [['x']], [[{}]], [{}], [[{ name: 'form-state', args: 7 }]]])(
    'called with %j never causes an internal error',
    async (calls) => {
      const { status } = await call(calls, { Authorization: cms.headers.Authorization });
      expect(status).toBeLessThan(500);
    },
  );

  test('is no other page’s, and no form is one', async () => {
    for (const path of ['/', '/about', '/blog', '/preview'])
      expect([path, (await call([{ name: 'form-state', args: {} }], {}, path)).status]).toEqual([path, 405]);
    const form = new FormData();
    form.set(`$ACTION_ID_${action}`, '');
    for (const path of ['/', '/admin', '/admin/login']) {
      const { status } = await fetch(site.url + path, { method: 'POST', body: form });
      expect([path, status]).toEqual([path, path === '/' ? 405 : 401]);
    }
  });
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });

  test('the panel works: a form, a list, a drawer, a plan, and the plan is taken back', async () => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signIn(page, site.url);
    await openDocument(page, site.url, 'conditions', 'Anxiety');
    await page.locator('#field-summary').fill('Written while the rules were tried.');
    await publish(page);
    const { status } = await call(
      [
        {
          name: 'schedule-publish',
          args: {
            type: 'unpublish',
            date: '2030-01-01T00:00:00.000Z',
            doc: { relationTo: 'conditions', value: await cms.idOf('conditions', 'slug', 'anxiety') },
          },
        },
      ],
      { Authorization: cms.headers.Authorization },
    );
    expect(status).toBe(200);
    await page.goto(`${site.url}/admin`);
    await page.getByText('Is taken down').waitFor();
    await page.goto(`${site.url}/admin/collections/conditions?limit=5`);
    await page.locator('#search-filter-input').fill('Depression');
    await page.locator('table').getByRole('link', { name: 'Depression' }).first().waitFor();
    await page.close();
  }, 120_000);

  test.each(['/..//evil.example', '/.//evil.example', '/%2e%2e//evil.example', '//evil.example', '/about'])(
    'a sign-in with ?redirect=%s ends in the panel',
    async (to) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${site.url}/admin/login?redirect=${encodeURIComponent(to)}`);
      await page.locator('#field-email').fill(administrator.ADMIN_EMAIL);
      await page.locator('#field-password').fill(administrator.ADMIN_PASSWORD);
      await page.locator('button[type=submit]').click();
      await page.waitForURL((url) => !url.pathname.startsWith('/admin/login'));
      expect(page.url()).toMatch(new RegExp(`^${site.url}/admin/?$`));
      // When signed in already, the same URL redirects at once.
      await page.goto(`${site.url}/admin/login?redirect=${encodeURIComponent(to)}`);
      await page.waitForURL((url) => !url.pathname.startsWith('/admin/login'));
      expect(page.url()).toMatch(new RegExp(`^${site.url}/admin/?$`));
      await context.close();
    },
    60_000,
  );
});
