import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { DESKTOP } from '../../helpers/browser/visitor';
import { administrator, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { eventually } from '../../helpers/site/eventually';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
});

const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test('an address that was asked for five times gets its redirect from the first page of the panel', async () => {
  for (let time = 0; time < 5; time += 1) expect((await ask('/our-old-page')).status).toBe(404);
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
  const offer = page.getByRole('link', { name: 'Make a redirect from /our-old-page', exact: true });
  // What was counted is stored every 15 seconds.
  await eventually(async () => {
    await page.goto(`${site.url}/admin`);
    await page.getByRole('heading', { name: 'What needs attention' }).waitFor();
    expect(await offer.count()).toBe(1);
  }, 60_000);
  await offer.click();
  const from = page.locator('#field-from');
  await from.waitFor();
  expect(await from.inputValue()).toBe('/our-old-page');
  await page.locator('[id^="field-to.type-custom"]').check({ force: true });
  await page.locator('#field-to__url').fill('/about');
  await page.locator('#action-save').click();
  await page.waitForURL(/\/admin\/collections\/redirects\/(?!create)/);
  await eventually(async () => {
    const { status, headers } = await ask('/our-old-page');
    expect([status, new URL(headers.get('location') ?? '', site.url).pathname]).toEqual([308, '/about']);
  });
  await page.goto(`${site.url}/admin`);
  await page.getByRole('heading', { name: 'What needs attention' }).waitFor();
  expect(await offer.count()).toBe(0);
}, 120_000);
