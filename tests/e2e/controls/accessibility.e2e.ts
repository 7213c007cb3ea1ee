import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ADMIN_TOKEN_KEY } from '@/lib/staff-token';
import { launchBrowser } from '../../helpers/browser/chromium';
import { contrastOverPictures } from '../../helpers/accessibility/contrast';
import { keyboardFaults } from '../../helpers/accessibility/keyboard-walk';
import { startSite, type Site } from '../../helpers/site/site';
import { expectSound } from '../../helpers/browser/sound';
import { newVisitor } from '../../helpers/browser/visitor';

/** The states of a page; every-page.e2e.ts checks the initial ones. */
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 320, height: 700 };

/** Without transitions, whose intermediate colors no one reads. */
async function openAt(path: string, viewport = WIDE) {
  const visitor = await newVisitor(browser, site.url, { reducedMotion: 'reduce', viewport });
  await visitor.open(path);
  return visitor;
}

test.each(['Conditions', 'Therapies'])('the open list of %s is sound', async (name) => {
  const { page } = await openAt('/about');
  await page.getByRole('button', { name: `${name} menu` }).click();
  await page.getByRole('link', { name: `View All ${name}` }).waitFor();
  await expectSound(page, [1280]);
});

test('the open menu of narrow screens is sound, and every stop in it can be seen', async () => {
  const { page } = await openAt('/about', SMALL);
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['Conditions', 'Therapies'])
    await page.getByRole('dialog').getByLabel(`${name} menu`).click();
  await page.getByRole('link', { name: 'View All Therapies' }).waitFor();
  await expectSound(page, [768, 320]);
});

test.each(['/', '/contact', '/blog', '/gallery'])(
  'on a narrow screen every stop of %s can be seen',
  async (path) => {
    const { page } = await openAt(path, SMALL);
    expect(await keyboardFaults(page)).toEqual([]);
  },
);

test('the large picture is accessible, and its text has enough contrast', async () => {
  const { page } = await openAt('/gallery');
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('img').waitFor();
  await expectSound(page);
  expect((await contrastOverPictures(page)).faults).toEqual([]);
});

test('the faults of the form and a notice are sound', async () => {
  const { page, allow } = await openAt('/contact');
  allow(/ERR_FAILED/);
  await page.route('**/api/contact', (route) => route.abort());
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await page.getByText('Invalid email address').waitFor();
  await expectSound(page);
  for (const name of ['First name', 'Last name']) await page.getByLabel(name).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('A message on its way');
  await send.click();
  const notice = page.getByRole('region', { name: /^Notifications/ });
  await notice.getByText('There was a problem sending your message. Please try again.').waitFor();
  // While it has the focus it stays.
  await page.keyboard.press('F8');
  await expectSound(page);
  await notice.getByRole('listitem').waitFor();
});

test('the bar of staff is sound', async () => {
  const { page, open } = await newVisitor(browser, site.url, { reducedMotion: 'reduce', viewport: WIDE });
  await page.addInitScript((key) => localStorage.setItem(key, 'a token'), ADMIN_TOKEN_KEY);
  await page.route('**/api/session*', (route) =>
    route.fulfill({ json: { data: { name: 'Ada Sentinel', role: 'admin', edit: '/admin' } } }),
  );
  await open('/about');
  const bar = page.getByRole('complementary', { name: 'Staff' });
  await bar.getByText('Signed in as Ada Sentinel').waitFor();
  await expectSound(page);
  await bar.getByRole('button', { name: 'Show draft' }).click();
  await bar.getByText('Draft shown. Visitors do not see this.').waitFor();
  await expectSound(page);
});
