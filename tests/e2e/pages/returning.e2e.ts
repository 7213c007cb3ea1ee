import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { LEAST_AGE_MS } from '@/contact/rules/honeypot';
import { launchBrowser } from '../../helpers/browser/chromium';
import { kindsOfPages, NOT_THERE } from '../../helpers/fixtures/kinds-of-pages';
import { movingClock } from '../../helpers/site/moving-clock';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, untilHydrated } from '../../helpers/browser/visitor';

/** A returning browser sends the ETag of its stored page, and shows that page when the response is a 304. */
const clock = movingClock();
let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite(clock.options);
  browser = await launchBrowser();
});

/**
 * Seconds after the first visit: the cached page is current, is rendered again meanwhile, or was rendered
 * again before.
 */
const RETURNS = [5, 22, 60];

/** What a file's policy in place of the page's own would break. */
const look = (page: Page) =>
  page.evaluate(() => ({
    position: getComputedStyle(document.querySelector('body header')!).position,
    font: getComputedStyle(document.body).fontFamily,
    ground: getComputedStyle(document.body).backgroundColor,
    heading: document.querySelector('h1')?.textContent,
  }));

test('each kind of page is styled and works on a return after 5, 22 and 60 seconds', async () => {
  const statuses: number[] = [];
  for (const path of kindsOfPages) {
    const { page } = await newVisitor(browser, site.url, { allowed: [NOT_THERE] });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const documents = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Document') documents.add(requestId);
    });
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      if (documents.has(requestId)) statuses.push(statusCode);
    });
    // An old cached page is refreshed before this visit.
    await clock.advance(site, 100_000);
    await fetch(site.url + path).then((answer) => answer.arrayBuffer());
    await page.goto(path);
    await untilHydrated(page);
    const first = await look(page);
    expect([first.font, first.position]).toEqual([expect.stringContaining('Figtree'), 'sticky']);
    let passed = 0;
    for (const seconds of RETURNS) {
      await clock.advance(site, (seconds - passed) * 1000);
      passed = seconds;
      await page.goto('about:blank');
      await page.goto(path);
      await untilHydrated(page);
      expect([path, seconds, await look(page)]).toEqual([path, seconds, first]);
    }
  }
  // One visit and three returns each; without a 304 this test would prove nothing.
  expect(statuses.length).toBeGreaterThanOrEqual(kindsOfPages.length * 4);
  expect(statuses.filter((status) => status === 304).length).toBeGreaterThan(kindsOfPages.length);
});

test('a form on a page that came back by a 304 can be sent', async () => {
  const { page } = await newVisitor(browser, site.url);
  await page.goto('/contact');
  await untilHydrated(page);
  await clock.advance(site, 22_000);
  await page.goto('about:blank');
  await page.goto('/contact');
  await untilHydrated(page);
  const field = (name: string) => page.getByRole('form').getByLabel(name, { exact: name !== 'Phone' });
  await field('First name').fill('Ada');
  await field('Last name').fill('Sentinel');
  await field('Email').fill('ada@example.org');
  await field('Message').fill('From a page that was stored.');
  // A machine may type faster than the site expects of a person.
  await page.waitForFunction((least) => performance.now() > least, LEAST_AGE_MS);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent', { exact: true }).first().waitFor();
});
