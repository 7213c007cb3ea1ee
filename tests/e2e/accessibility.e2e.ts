import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { pageSchemas } from '@/content/schemas';
import { accessibilityFaults } from '../helpers/axe';
import { launchBrowser } from '../helpers/chromium';
import { startSite, type Site } from '../helpers/site';
import { DESKTOP, newVisitor, PHONE } from '../helpers/visitor';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});

const paths = [...Object.values(pageSchemas).map(({ path }) => path), '/nowhere'];
const sizes = [PHONE, DESKTOP];
/** Colours in the middle of a transition are not those that people read. */
const options = { reducedMotion: 'reduce' as const, allowed: [/404 .*\/nowhere/] };

async function openAt(path: string, viewport: { width: number; height: number }) {
  const { page, open } = await newVisitor(browser, site.url, { ...options, viewport });
  await open(path);
  return page;
}

test.each(paths.flatMap((path) => sizes.map((size) => [path, size.width, size] as const)))(
  'axe finds nothing on %s at %d px',
  async (path, _width, viewport) => {
    expect(await accessibilityFaults(await openAt(path, viewport))).toEqual([]);
  },
);

test.each(paths)(
  '%s has one first heading, no level left out, and does not scroll sideways',
  async (path) => {
    const page = await openAt(path, { width: 320, height: 700 });
    const levels = await page
      .locator('h1:visible, h2:visible, h3:visible, h4:visible')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  },
);

test('axe finds nothing in what opens: menus, large pictures, faults of the form, notices', async () => {
  const desktop = await openAt('/about', DESKTOP);
  await desktop.getByRole('button', { name: 'Conditions menu' }).click();
  await desktop.getByRole('link', { name: 'View All Conditions' }).waitFor();
  expect(await accessibilityFaults(desktop)).toEqual([]);

  const phone = await openAt('/about', PHONE);
  await phone.getByRole('button', { name: 'Open menu' }).click();
  await phone.getByRole('button', { name: 'Therapies menu' }).click();
  await phone.getByRole('link', { name: 'View All Therapies' }).waitFor();
  expect(await accessibilityFaults(phone)).toEqual([]);

  const gallery = await openAt('/gallery', DESKTOP);
  await gallery.getByRole('region', { name: 'Pictures' }).getByRole('button').first().click();
  await gallery.getByRole('dialog', { name: 'Picture' }).getByRole('img').waitFor();
  expect(await accessibilityFaults(gallery)).toEqual([]);

  const contact = await newVisitor(browser, site.url, { ...options, viewport: PHONE });
  contact.allow(/ERR_FAILED/);
  await contact.page.route('**/api/contact', (route) => route.abort());
  await contact.open('/contact');
  const send = contact.page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await contact.page.getByText('Invalid email address').waitFor();
  expect(await accessibilityFaults(contact.page)).toEqual([]);
  for (const name of ['First name', 'Last name']) await contact.page.getByLabel(name).fill('Ada');
  await contact.page.getByLabel('Email').fill('ada@example.org');
  await contact.page.getByRole('textbox', { name: 'Message' }).fill('A message on its way');
  await send.click();
  const notice = contact.page.getByRole('region', { name: /^Notifications/ });
  await notice.getByText('There was a problem sending your message. Please try again.').waitFor();
  expect(await accessibilityFaults(contact.page)).toEqual([]);
});

/** What stands out of the page at the right, where the page can be scrolled to it. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });
