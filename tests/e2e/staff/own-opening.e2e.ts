import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults } from '../../helpers/accessibility/axe';
import { proxyTo } from '../../helpers/browser/by-name';
import { launchBrowser } from '../../helpers/browser/chromium';
import { eventually } from '../../helpers/site/eventually';
import { answerSeed, siteEnvironment } from '../../helpers/site/node-process';
import { administrator, publish } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP } from '../../helpers/browser/visitor';

const PUBLIC = 'https://www.elm-house.example';
const REVIEWER = { name: 'Ada Elm', email: 'ada@elm-house.org', password: 'elm leaves in the evening' };
/** The seed's questions, and what is typed; a reserved number is asked for again. */
const ANSWERS = [
  ['Name of the center: ', 'Elm House'],
  ['Phone, such as (561) 200-4000: ', '(555) 555-0100'],
  ['Phone, such as (561) 200-4000: ', '(561) 200-4000'],
  ['E-mail: ', 'us@elm-house.org'],
  ['Address, in one line; a semicolon begins a new one: ', '1 Reed Lane; Jupiter, Florida'],
  ['Hours, such as Monday - Friday: 9:00 AM - 6:00 PM: ', 'Monday - Friday: 9:00 AM - 6:00 PM'],
] as const;

let site: Site;
let browser: Browser;
let proxy: Awaited<ReturnType<typeof proxyTo>>;
beforeAll(async () => {
  const folder = join(dirname(process.env.MEDIA_DIR ?? ''), 'opening');
  const env = {
    ...administrator,
    MEDIA_DIR: join(folder, 'media'),
    SITE_URL: PUBLIC,
  };
  const databaseUri = `file:${join(folder, 'site.db')}`;
  const asked = await answerSeed(
    siteEnvironment({ url: 'http://127.0.0.1:3000', databaseUri, env }),
    ANSWERS,
  );
  expect(asked).not.toContain('Visitors do not see your');
  [site, browser] = await Promise.all([startSite({ databaseUri, env, shouldSeed: false }), launchBrowser()]);
  proxy = await proxyTo(site.url);
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

async function enter(page: Page, { email, password }: Pick<typeof REVIEWER, 'email' | 'password'>) {
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
}

test('from the first question to the first published condition, in public, with the list alone', async () => {
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

  await putOnTeam(author);
  await inviteReviewer(author, await openPage());
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

/** Follows a step of the list, from the first page of the panel. */
async function follow(page: Page, step: string) {
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Before you open' });
  const line = list.getByRole('listitem').filter({ hasText: /^Conditions and therapies have a reviewer/ });
  await line.getByRole('link', { name: step }).click();
}

async function putOnTeam(page: Page) {
  await follow(page, 'Put the reviewer on the team');
  await page.waitForLoadState('networkidle');
  await page.locator('#field-name').fill('Ada Elm, MD');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/team-members\/[0-9a-f-]{20,}/);
  await page.locator('#field-title').fill('Psychiatrist');
  await publish(page);
}

/** The reviewer opens the link in a browser of their own, and chooses a password. */
async function inviteReviewer(page: Page, own: Page) {
  await follow(page, 'Invite the reviewer');
  await page.getByRole('button', { name: 'Invite or send a new link' }).click();
  const form = page.locator('form.invite');
  await form.getByLabel('Name').fill(REVIEWER.name);
  await form.getByLabel('E-mail').fill(REVIEWER.email);
  await form.getByLabel('Role').selectOption('reviewer');
  await form.getByRole('button', { name: 'Send the link' }).click();
  const link = await form.locator('code').innerText();
  expect(link).toMatch(new RegExp(`^${PUBLIC}/`));

  await page.getByRole('link', { name: REVIEWER.name, exact: true }).click();
  const person = page.locator('#field-person');
  await person.locator('.rs__control').click();
  await person.locator('.rs__option', { hasText: 'Ada Elm, MD' }).click();
  await page.locator('#action-save').click();
  await page.getByText('Saved', { exact: true }).waitFor();

  await own.goto(link);
  // What is typed before the form has its first state is lost.
  await own.waitForLoadState('networkidle');
  await own.locator('#field-password').fill(REVIEWER.password);
  await own.locator('#field-confirm-password').fill(REVIEWER.password);
  await own.locator('button[type=submit]').click();
  await own.waitForURL((url) => !url.pathname.startsWith('/admin/reset'));
  await own.context().close();
}

async function writeAndTryToPublish(page: Page) {
  await follow(page, 'Read the conditions');
  await page.waitForURL(/[?&]sort=/);
  await page.getByRole('link', { name: 'Depression', exact: true }).first().click();
  await page.waitForURL(/\/conditions\/[^/?]+/);
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
