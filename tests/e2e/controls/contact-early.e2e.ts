import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: { RATE_LIMIT_FACTOR: '100' } }), launchBrowser()]);
});

async function fillIn(page: Page, message: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Sentinel');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

describe.each([
  ['without JavaScript', { javaScriptEnabled: false }],
  ['while its scripts do not come', {}],
] as const)('the contact form %s', (_, options) => {
  async function openAsleep(path: string) {
    const { page } = await newVisitor(browser, site.url, { ...options, allowed: [/422|ERR_FAILED/] });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return page;
  }

  test.each(['/contact', '/'])('sends from %s, and says so on a page that can be reloaded', async (path) => {
    const page = await openAsleep(path);
    await fillIn(page, 'May I come and see the garden first?');
    await page.getByRole('heading', { level: 1, name: 'Message Sent' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact/sent');
    await page.getByText("We'll get back to you as soon as possible.").waitFor();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1, name: 'Message Sent' }).waitFor();
  });

  test('returns with errors beside the fields, and with the typed text', async () => {
    const page = await openAsleep('/contact');
    await fillIn(page, 'Short');
    await page.getByText('Message must be at least 10 characters').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Short');
  });
});
