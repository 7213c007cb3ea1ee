import { expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { startSite } from '../../helpers/site/site';
import { PHONE } from '../../helpers/browser/visitor';

test('a notice comes to every page and to an open tab within seconds, and ends by itself', async () => {
  const site = await startSite({ env: administrator });
  const cms = await openCmsApi(site.url);
  const html = async (path: string) => (await fetch(site.url + path)).text();
  const paths = ['/about', '/contact', '/no-such-page'];
  const before = await Promise.all(paths.map(html));
  for (const page of before) expect(page).not.toContain('Notice from the center');

  const browser = await launchBrowser();
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await page.goto(`${site.url}/programs`);
  const notice = page.getByRole('complementary', { name: 'Notice from the center' });
  expect(await notice.count()).toBe(0);

  const end = Date.now() + 25_000;
  await cms.call('POST', '/globals/notice', {
    kind: 'telephone',
    text: 'Our telephone is out of order today.',
    link: { label: 'Write to us', url: '/contact' },
    until: new Date(end).toISOString(),
  });
  const set = Date.now();
  await notice.waitFor({ timeout: 8000 });
  expect(Date.now() - set).toBeLessThan(7000);
  expect(await notice.textContent()).toBe('Telephone: Our telephone is out of order today. Write to us');
  expect(await notice.getByRole('link').getAttribute('href')).toBe('/contact');
  const [strip, shown] = [await page.locator('aside').first().boundingBox(), await notice.boundingBox()];
  expect(shown?.y).toBe((strip?.y ?? 0) + (strip?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  for (const path of paths) expect(await html(path)).toContain('Our telephone is out of order today.');

  await pause(end - Date.now());
  for (const [index, path] of paths.entries()) {
    const now = await html(path);
    expect(now).not.toContain('Our telephone');
    expect(seen(now)).toBe(seen(before[index] ?? ''));
    expect(seen(now)).toContain('</footer>');
  }
  await notice.waitFor({ state: 'detached', timeout: 7000 });
});

/** The visible part; the data after it comes in chunks whose numbers differ between renderings. */
const seen = (html: string) => html.split('<script>self.__next_f')[0]?.split('<body>')[1] ?? '';
