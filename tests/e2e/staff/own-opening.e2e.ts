import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { prop } from '@/content/json';
import { accessibilityFaults } from '../../helpers/accessibility/axe';
import { proxyTo } from '../../helpers/browser/by-name';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { seed, siteEnvironment } from '../../helpers/site/node-process';
import { administrator, openDocument, publish } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP } from '../../helpers/browser/visitor';

const PUBLIC = 'https://www.elm-house.example';
const REVIEWER = { email: 'ada@elm-house.org', password: 'elm leaves in the evening' };
/** The seed's questions on a terminal, as settings. */
const answers = {
  CENTER_NAME: 'Elm House',
  CENTER_PHONE: '(561) 200-4000',
  CENTER_EMAIL: 'us@elm-house.org',
  CENTER_ADDRESS: '1 Reed Lane\nJupiter, Florida',
  CENTER_HOURS: 'Monday - Friday: 9:00 AM - 6:00 PM',
};

let site: Site;
let browser: Browser;
let cms: CmsApi;
let proxy: Awaited<ReturnType<typeof proxyTo>>;
beforeAll(async () => {
  const folder = join(dirname(process.env.MEDIA_DIR ?? ''), 'opening');
  const env = {
    ...administrator,
    ...answers,
    START_WITH: 'own',
    MEDIA_DIR: join(folder, 'media'),
    SITE_URL: PUBLIC,
  };
  const databaseUri = `file:${join(folder, 'site.db')}`;
  await seed(siteEnvironment({ url: 'http://127.0.0.1:3000', databaseUri, env }));
  [site, browser] = await Promise.all([startSite({ databaseUri, env, shouldSeed: false }), launchBrowser()]);
  [cms, proxy] = await Promise.all([openCmsApi(site.url), proxyTo(site.url)]);
}, 120_000);
afterAll(() => proxy.close());

/** A separate browser, which uses the public name. */
async function openPage(viewport = DESKTOP) {
  const context = await browser.newContext({
    baseURL: PUBLIC,
    ignoreHTTPSErrors: true,
    proxy: { server: proxy.server },
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

async function enter(page: Page, { email, password }: typeof REVIEWER) {
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
}

test('from an own start in public to the first published condition, with the list, an author and a reviewer', async () => {
  const [visitor, author] = [await openPage(), await openPage()];
  await visitor.goto('/');
  const words = await visitor.locator('body').innerText();
  for (const own of ['Elm House', '(561) 200-4000']) expect(words).toContain(own);
  for (const built of ['What we offer', 'Group Therapy', 'Palm Beach']) expect(words).not.toContain(built);
  expect((await visitor.goto('/conditions/depression'))?.status()).toBe(404);

  await enter(author, { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD });
  const list = author.getByRole('region', { name: 'Before you open' });
  await list.getByRole('link', { name: /^The Notice of Privacy Practices/ }).waitFor();
  // What the seed asked for is done already.
  expect(await list.getByText('Phone, e-mail, address and hours').count()).toBe(0);
  expect(await accessibilityFaults(author)).toEqual([]);
  await setAside(author, 'Do you take federal money?');

  await inviteReviewer();
  await writeAndTryToPublish(author);
  await approve(await openPage());
  await author.reload();
  await author.getByText('Approved by Ada Elm.').waitFor();
  await publish(author);
  await eventually(async () => {
    expect((await visitor.goto('/conditions/depression'))?.status()).toBe(200);
    expect(await visitor.locator('main').innerText()).toContain('Medically reviewed by Ada Elm, MD');
  });

  await confirmOffer(author);
  await eventually(async () => {
    await visitor.goto('/');
    expect(await visitor.locator('main').innerText()).toContain('Group Therapy');
  });
}, 240_000);

/** Sets a task aside in the person's own name, which stays visible. */
async function setAside(page: Page, words: string) {
  const list = page.getByRole('region', { name: 'Before you open' });
  await list.getByRole('button', { name: new RegExp(`^Set aside: ${words.replace('?', '\\?')}`) }).click();
  await list.getByText('1 settled').click();
  await list.getByText(/set aside by First administrator/).waitFor();
}

/** A member of the team with an account that may approve. */
async function inviteReviewer() {
  const made = await cms.call('POST', '/team-members', {
    name: 'Ada Elm, MD',
    title: 'Psychiatrist',
    _status: 'published',
  });
  const { link } = (await cms.call('POST', '/staff/invite', {
    name: 'Ada Elm',
    email: REVIEWER.email,
    role: 'reviewer',
  })) as { link: string };
  await cms.call('POST', '/staff/reset-password', {
    token: link.split('/').at(-1),
    password: REVIEWER.password,
  });
  const found = await cms.call('GET', `/staff?where[email][equals]=${REVIEWER.email}`);
  const id = String(prop((prop(found, 'docs') as unknown[])[0], 'id'));
  await cms.call('PATCH', `/staff/${id}`, { person: prop(prop(made, 'doc'), 'id') });
}

async function writeAndTryToPublish(page: Page) {
  await openDocument(page, PUBLIC, 'conditions', 'Depression');
  const summary = 'Low mood that stays, and what can be done about it.';
  // The autosaved draft.
  const saved = page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'PATCH' && (request.postData() ?? '').includes(summary);
  });
  await page.locator('#field-summary').fill(summary);
  await saved;
  await page.locator('#action-save').click();
  await page
    .getByText(/^This text is not approved\. A second person has to read/)
    .first()
    .waitFor();
  expect((await fetch(`${site.url}/conditions/depression`)).status).toBe(404);
}

async function approve(page: Page) {
  await enter(page, REVIEWER);
  const waiting = page.locator('.panel-note', { hasText: 'Waiting for review' });
  await waiting.getByRole('link', { name: 'Depression', exact: true }).waitFor();
  await page.goto((await waiting.getByRole('link', { name: 'Depression' }).getAttribute('href')) ?? '');
  const approval = page.getByRole('region', { name: 'Approval of this text' });
  expect(await approval.innerText()).toContain('A second person must approve this text');
  await page.waitForLoadState('networkidle');
  await approval.getByRole('button', { name: 'Approve this text' }).click();
  await page.getByText('Approved. Thank you.').waitFor();
}

async function confirmOffer(page: Page) {
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Before you open' });
  expect(await list.getByText(/^Conditions and therapies have a reviewer/).count()).toBe(0);
  await list.getByRole('button', { name: /^We offer all of it: show it/ }).click();
  await list.getByRole('link', { name: /^Services, levels of care/ }).waitFor({ state: 'detached' });
}
