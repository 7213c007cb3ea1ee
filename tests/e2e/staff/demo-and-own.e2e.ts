import { beforeAll, expect, test } from '@jest/globals';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { facts } from '../../../seed/facts';
import { askServer } from '../../helpers/cms/ask-server';
import { accessibilityFaults } from '../../helpers/accessibility/axe';
import { launchBrowser } from '../../helpers/browser/chromium';
import { eventually } from '../../helpers/site/eventually';
import { administrator, openDocument, signIn } from '../../helpers/site/panel';
import { startSite } from '../../helpers/site/site';
import { DESKTOP, newVisitor, PHONE } from '../../helpers/browser/visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

test('the demo on a public https site says what it is, on every page, below the crisis strip', async () => {
  const site = await startSite({ env: { SITE_URL: 'https://www.example.org' } });
  await eventually(async () => expect(site.log()).toContain('THE DEMO IS PUBLIC'));
  for (const viewport of [PHONE, DESKTOP]) {
    const { page, open } = await newVisitor(browser, site.url, { viewport });
    await open('/conditions/anxiety');
    const line = page.getByRole('complementary', { name: 'About this site' });
    const strip = page.getByRole('complementary', { name: 'Help in a crisis' });
    expect(await line.textContent()).toMatch(/^Demo site\. /);
    const [above, below, header] = await Promise.all([
      strip.boundingBox(),
      line.boundingBox(),
      page.locator('header').first().boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    expect(header?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0) - 1);
    expect(await strip.textContent()).not.toContain(facts.phone);
    expect(await foreignLinks(page)).toEqual([]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
    expect(await page.locator('main').textContent()).not.toMatch(/(medically|clinically) reviewed/i);
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
  }
  for (const path of ['/', '/no-such-page', '/988/es'])
    expect(await (await fetch(site.url + path)).text()).toContain('Demo site.');
});

test('a center’s own site starts complete, with the built-in text, and without anything fictional', async () => {
  const folder = join(dirname(process.env.MEDIA_DIR ?? ''), 'own');
  const env = {
    ...administrator,
    START_WITH: 'own',
    MEDIA_DIR: join(folder, 'media'),
    SITE_URL: 'https://www.example.org',
  };
  const { seed, siteEnvironment } = await import('../../helpers/site/node-process');
  const databaseUri = ownDatabase(folder);
  const log = await seed(siteEnvironment({ url: 'http://127.0.0.1:3000', databaseUri, env }));
  expect(log).toContain('The pages have words that claim nothing.');

  const site = await startSite({ databaseUri, env, shouldSeed: false });
  const { page, open } = await newVisitor(browser, site.url);
  for (const path of ['/', '/about', '/programs', '/contact']) {
    expect(await open(path)).toBe(200);
    const words = await page.locator('body').innerText();
    for (const invented of [facts.name, facts.phone, facts.email, 'Demo site', 'reviewed by'])
      expect([path, invented, words.includes(invented)]).toEqual([path, invented, false]);
  }
  await open('/');
  expect(await page.getByRole('heading', { name: 'What we offer' }).count()).toBe(0);
  expect(await page.title()).toBe('Our Treatment Center | Mental Health Treatment');
  for (const path of ['/', '/contact', '/conditions', '/no-such-page']) {
    const words = await (await fetch(site.url + path)).text();
    for (const invented of ['555-0100', 'contact@example.com', '9:00 AM', 'Palm Beach', 'Group Therapy'])
      expect([path, invented, words.includes(invented)]).toEqual([path, invented, false]);
  }
  expect(await (await fetch(`${site.url}/map`)).text()).not.toContain('data-marker');
  expect(await page.getByRole('group', { name: 'Words from our team' }).count()).toBe(0);
  expect(site.log()).not.toContain('THE DEMO IS PUBLIC');
});

test('a visitor of the twin name is redirected to the public address; health checks and API calls are not', async () => {
  const site = await startSite({
    databaseUri: `${process.env.DATABASE_URI}-twin`,
    env: { SITE_URL: 'https://www.example.org' },
  });
  const server = { address: () => ({ port: Number(new URL(site.url).port) }) } as unknown as Server;
  const asked = async (path: string, host: string, method = 'GET') => {
    const { status, headers } = await askServer(server, path, { method, headers: { host } });
    return [status, headers.location];
  };
  const place = '/conditions/anxiety?from=mail';
  expect(await asked(place, 'example.org')).toEqual([308, `https://www.example.org${place}`]);
  expect(await asked('/', 'example.org', 'HEAD')).toEqual([308, 'https://www.example.org/']);
  for (const host of ['www.example.org', '127.0.0.1', 'web:3000'])
    expect(await asked('/about', host)).toEqual([200, undefined]);
  for (const path of ['/healthz', '/readyz', '/api/therapies'])
    expect(await asked(path, 'example.org')).toEqual([200, undefined]);
});

test('a local site says that it is a demo to requests with another host name, and only to them', async () => {
  const site = await startSite({ databaseUri: `${process.env.DATABASE_URI}-home` });
  const server = { address: () => ({ port: Number(new URL(site.url).port) }) } as unknown as Server;
  const elsewheres: Record<string, string>[] = [
    { host: 'demo.example.org' },
    { 'x-forwarded-for': '93.184.216.34' },
  ];
  const askedAs = (path: string, headers: Record<string, string>) => askServer(server, path, { headers });
  for (const path of ['/', '/contact', '/api/globals/site-layout']) {
    for (const headers of elsewheres) {
      const elsewhere = (await askedAs(path, headers)).text;
      expect(elsewhere).not.toContain(facts.phone.slice(-8));
      expect(elsewhere).toContain(path.startsWith('/api') ? '"demo":"center"' : 'Demo site.');
    }
    const atHome = await (await fetch(site.url + path)).text();
    expect(atHome).toContain(facts.phone.slice(-8));
    expect(atHome).not.toMatch(/Demo site\.|"demo":/);
  }
});

test('an administrator makes a page of the demo the center’s own, beside its form', async () => {
  const site = await startSite({ databaseUri: `${process.env.DATABASE_URI}-ours`, env: administrator });
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await signIn(page, site.url);
  await openDocument(page, site.url, 'pages', 'About');
  const note = page.getByRole('region', { name: 'From the demo' });
  await eventually(async () => {
    await note.getByRole('button', { name: 'This is ours now' }).click({ timeout: 2000 });
    expect(await note.getByRole('button', { name: 'Yes, this is ours now' }).isVisible()).toBe(true);
  });
  expect(await accessibilityFaults(page)).toEqual([]);
  await note.getByRole('button', { name: 'Yes, this is ours now' }).click();
  await page.getByText('This is yours now.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'About', exact: true }).first().waitFor();
  expect(await note.count()).toBe(0);
  await page.goto(`${site.url}/admin`);
  const left = page.getByRole('region', { name: 'This is the demo content of a fictional center' });
  await left.getByText('What is still the demo’s').click();
  expect(await left.getByRole('link', { name: 'Programs', exact: true }).count()).toBe(1);
  expect(await left.getByRole('link', { name: 'About', exact: true }).count()).toBe(0);
  await context.close();
});

/** Telephone and mail links, except crisis lines. */
const foreignLinks = (page: Page) =>
  page
    .locator('a[href^="tel:"], a[href^="mailto:"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^tel:(?:988|911|711|\+18006624357)$/.test(href)),
    );

/** A second database, on the engine of this run. */
const ownDatabase = (folder: string) =>
  process.env.TEST_DATABASE === 'mongodb'
    ? `${process.env.DATABASE_URI}-own`
    : `file:${join(folder, 'site.db')}`;
