import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, signIn } from '../../helpers/site/panel';
import { startSite } from '../../helpers/site/site';
import { DESKTOP, PHONE } from '../../helpers/browser/visitor';

const words = 'May I bring my sister along?\nShe would like to see the garden.';

test('staff answer the messages of the day, at a desk and on a phone', async () => {
  const site = await startSite({ env: administrator });
  const cms = await openCmsApi(site.url);
  await cms.call('POST', '/staff/invite', {
    name: 'Grace Intake',
    email: 'grace@example.org',
    role: 'intake',
  });
  await send(site.url, { firstName: 'Ada', lastName: 'Heron', message: words });
  await send(site.url, { firstName: 'Bo', lastName: 'Egret', message: 'A second message.' });
  await send(site.url, { firstName: 'Cy', lastName: 'Spam', message: 'Cheap watches!', topic: 'Watches' });

  const browser = await launchBrowser();
  const page = await (
    await browser.newContext({ viewport: DESKTOP, hasTouch: true, timezoneId: 'Asia/Tokyo' })
  ).newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
  await page
    .locator('.panel-attention')
    .getByText(/^2 wait, the oldest since today, /)
    .waitFor();
  const links = page.locator('.panel-quick-links a');
  expect(await links.first().getAttribute('href')).toBe('/admin/collections/contact-messages');

  await page.goto(`${site.url}/admin/collections/contact-messages`);
  const rows = page.locator('table tbody tr');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  expect(await rows.first().getByRole('link', { name: '(561) 555-0100' }).getAttribute('href')).toBe(
    'tel:+15615550100',
  );
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
  expect(await rows.first().locator('time').textContent()).toMatch(new RegExp(`^${today}, .* ET$`));
  await page.getByRole('link', { name: 'Spam, set aside (1)' }).waitFor();

  await page.getByRole('link', { name: 'Ada Heron' }).click();
  const body = page.getByRole('region', { name: 'The message' });
  await body.getByText('She would like to see the garden.').waitFor();
  expect(await body.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')).toMatch(
    /^mailto:ada@example\.org\?subject=/,
  );
  expect(await contrastOf(body.locator('.inbox-message-body__words'))).toBeGreaterThan(4.5);
  const status = page.locator('#field-status');
  await status.getByText('Read', { exact: true }).waitFor();
  await choose(page, '#field-assignee', 'Grace Intake');
  await choose(page, '#field-status', 'Answered');
  await page.getByLabel('Add a note for colleagues').fill('Called her; she comes on Friday.');
  await page.locator('#action-save').click();
  await page.locator('.payload-toast-container').getByText('Saved', { exact: true }).waitFor();
  // The menu counts again on each page of the panel.
  await page.reload();
  await page.getByRole('link', { name: /^1 waits, since today, / }).waitFor({ state: 'attached' });
  expect(await cms.find('contact-messages', 'where[status][equals]=answered')).toMatchObject([
    { sender: 'Ada Heron', notes: [{ text: 'Called her; she comes on Friday.' }], message: words },
  ]);

  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/admin/collections/contact-messages?where[status][in]=new,read`);
  await rows.first().waitFor();
  expect((await rows.first().locator('.cell-status').boundingBox())?.x).toBeLessThan(PHONE.width - 60);
  await rows.first().getByRole('button', { name: 'I take it' }).tap();
  await rows.first().getByText('You have taken it').waitFor();
  for (const name of ['(561) 555-0100', 'ada@example.org']) {
    const way = await rows.first().getByRole('link', { name }).boundingBox();
    expect(way?.height).toBeGreaterThanOrEqual(44);
  }
  const card = await rows.first().boundingBox();
  expect(card && card.x + card.width).toBeLessThanOrEqual(PHONE.width - 8);
  await page.getByRole('link', { name: 'Bo Egret' }).click();
  await body.getByText('A second message.').waitFor();
  await status.getByText('Read', { exact: true }).waitFor();
  const box = await status.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(PHONE.height);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Answered' }).tap();
  await status.getByText('Answered', { exact: true }).waitFor();
  await page.getByText('You have taken it').waitFor();
  await eventually(async () =>
    expect(await cms.find('contact-messages', 'where[status][in]=new,read')).toEqual([]),
  );
  await page.goto(`${site.url}/admin/collections/contact-messages`);
  await page
    .getByText(/^In the last 30 days 2 messages were answered, half of them within \d+ minutes?\.$/)
    .waitFor();
});

async function send(url: string, message: object) {
  const body = JSON.stringify({ email: 'ada@example.org', phone: '(561) 555-0100', ...message });
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(`${url}/api/contact`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}

async function choose(page: Page, field: string, words: string) {
  await page.locator(`${field} .rs__control`).click();
  await page.locator(`${field} .rs__option`, { hasText: words }).click();
}

/** The WCAG contrast of a text to its background. */
const contrastOf = (text: Locator) =>
  text.evaluate((element) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let ground: Element | null = element;
    while (ground && channels(getComputedStyle(ground).backgroundColor)[3] === 0)
      ground = ground.parentElement;
    const [a, b] = [
      luminance(getComputedStyle(element).color),
      luminance(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'),
    ];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
