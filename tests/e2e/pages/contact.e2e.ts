import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { LEAST_AGE_MS } from '@/contact/rules/honeypot';
import { prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { keptInBrowser } from '../../helpers/site/privacy';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, SOON } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

beforeEach(() => cms.putBody('contact', {}));

const ada = {
  'First name': 'Ada',
  'Last name': 'Sentinel',
  Email: 'ada@example.org',
  Message: 'Ten letters',
};
const fields = Object.keys(ada);

async function openContact() {
  const visitor = await newVisitor(browser, site.url);
  await visitor.open('/contact');
  const posts: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return { ...visitor, posts };
}

test('the main form shows each message of the specification under its field, and sends nothing', async () => {
  const { page, posts } = await openContact();
  expect(await page.title()).toBe('Contact Us | Stillwater Gardens');
  expect(await field(page, 'Message').getAttribute('rows')).toBe('5');
  await page
    .getByText('We respect your privacy and will never share your information.', { exact: true })
    .waitFor();
  await fill(page, { 'First name': 'A', 'Last name': ' B ', Email: 'ada@', Message: ' Nine char ' });
  await send(page);
  const expected = {
    'First name': 'First name must be at least 2 characters',
    'Last name': 'Last name must be at least 2 characters',
    Email: 'Invalid email address',
    Message: 'Message must be at least 10 characters',
  };
  await untilSays(page, Object.values(expected));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  expect(await field(page, 'Phone').getAttribute('aria-invalid')).toBe('false');

  await fill(page, {
    'First name': 'Al',
    'Last name': 'Bo',
    Email: 'ada@example.org',
    Message: 'Ten chars.',
  });
  await untilSays(page, ['', '', '', '']);
  await fill(page, { 'First name': '', 'Last name': '', Email: '', Message: '' });
  await untilSays(page, Object.values(expected));
  expect(posts).toEqual([]);
});

test('the form is sent by keyboard; it says so, empties itself, and staff have the message', async () => {
  const { page } = await openContact();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await field(page, 'First name').focus();
  for (const value of [...Object.values(ada).slice(0, 3), '561 555 0100', 'Sentinel by keyboard']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  // A machine may type faster than the site expects of a person.
  await page.waitForFunction((least) => performance.now() > least, LEAST_AGE_MS);
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const sending = page.getByRole('button', { name: 'Sending...' });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  release();
  await toast(page, 'Message Sent', "We'll get back to you as soon as possible.");
  for (const name of [...fields, 'Phone']) expect(await field(page, name).inputValue()).toBe('');
  expect(await stored('Sentinel by keyboard')).toMatchObject([
    {
      firstName: 'Ada',
      lastName: 'Sentinel',
      email: 'ada@example.org',
      phone: '561 555 0100',
      status: 'new',
    },
  ]);
});

test.each([
  ['with words', 'We are moving house.', '500: We are moving house.'],
  ['without words', '', '500: Internal Server Error'],
])('a server that answers 500 %s: the entries stay', async (_case, body, description) => {
  const { page, allow } = await openContact();
  allow(/500 .*\/api\/contact/);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body }));
  await fill(page, ada);
  await send(page);
  await toast(page, 'Error', description);
  await untilKept(page, ada);
});

test('the server’s own refusal is shown as status and sentence, and the entries stay', async () => {
  const { page, allow } = await openContact();
  allow(/4\d\d .*\/api\/contact/);
  await page.route('**/api/contact', (route) => route.continue({ postData: '{"firstName":' }));
  await fill(page, ada);
  await send(page);
  await toast(page, 'Error', '400: The message could not be read. Please send one JSON object.');
  await untilKept(page, ada);

  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), email: 'nobody' }) }),
  );
  await send(page);
  await toast(page, 'Error', '400: Invalid email address.');
  await untilKept(page, ada);
});

test('without a network the form asks to try again, and trying again stores the message once', async () => {
  const { page, allow } = await openContact();
  allow(/ERR_(FAILED|CONNECTION)/);
  const words = { ...ada, Message: 'Sentinel of the second attempt' };
  let attempts = 0;
  await page.route('**/api/contact', async (route) => {
    attempts += 1;
    if (attempts === 1) await route.abort();
    else if (attempts === 2) {
      // The server has received it; the response is lost.
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  await fill(page, words);
  for (const attempt of [1, 2]) {
    await send(page);
    await toast(page, 'Error', 'There was a problem sending your message. Please try again.');
    await untilKept(page, words);
    expect(attempts).toBe(attempt);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await send(page);
  await toast(page, 'Message Sent', "We'll get back to you as soon as possible.");
  expect(await stored(words.Message)).toHaveLength(1);
});

test('the simple variant, chosen by an editor, only requires, and has notices of its own', async () => {
  const { page, allow, posts } = await openContact();
  allow(/500 .*\/api\/contact|ERR_FAILED/);
  await cms.putBody('contact', { contactForm: { variant: 'simple' } });
  const address = page.locator('form address');
  await address.waitFor(SOON);
  expect(await address.innerText()).toContain('2400 PGA Boulevard, Suite 120');
  await send(page);
  await untilSays(
    page,
    ['First name', 'Last name', 'Email', 'Message'].map((name) => `${name} is required`),
  );
  expect(posts).toEqual([]);

  const short = { 'First name': 'A', 'Last name': 'B', Email: 'no address', Message: 'S' };
  await fill(page, short);
  await page.route('**/api/contact', (route) => route.abort());
  await send(page);
  await toast(page, 'Error sending message', 'Please try again later');
  await untilKept(page, short);
  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'Not today.' }));
  await send(page);
  await toast(page, 'Error sending message', '500: Not today.');
  await untilKept(page, short);
  await page.unroute('**/api/contact');
  await send(page);
  await toast(page, "Thank you for reaching out. We'll get back to you soon.");
  expect(await field(page, 'First name').inputValue()).toBe('');
  expect(await stored('S')).toMatchObject([{ firstName: 'A', lastName: 'B', email: 'no address' }]);
});

test('the page gives the address with a map link, telephone and e-mail of the layout, and three cards', async () => {
  const { page } = await openContact();
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: '(561) 555-0142' }).first().getAttribute('href')).toMatch(
    /^tel:\+?1?5615550142$/,
  );
  expect(await main.getByRole('link', { name: 'hello@stillwatergardens.example' }).getAttribute('href')).toBe(
    'mailto:hello@stillwatergardens.example',
  );
  expect(await main.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toContain(
    encodeURIComponent('2400 PGA Boulevard'),
  );
  const cards = page.getByRole('region', { name: 'Insurance & Payment Information' });
  expect(await cards.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Insurance Verification',
    'Private Pay Options',
    'Flexible Payment Plans',
  ]);
});

test('the map asks no other company for anything before the visitor does', async () => {
  await cms.putPage('contact', {
    'mapSection.map': 'https://www.openstreetmap.org/export/embed.html?sentinel',
  });
  const { page, foreignRequests, allow } = await openContact();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const told: Record<string, string>[] = [];
  await page.context().route('https://www.openstreetmap.org/**', async (route) => {
    told.push(await route.request().allHeaders());
    // It runs scripts in its own origin, as a real map needs.
    const script = '<script>document.body.append(`The map of ${self.origin}`)</script>';
    await route.fulfill({ contentType: 'text/html', body: `<body>${script}` });
  });
  const section = page.getByRole('region', { name: 'Find Us' });
  await section.scrollIntoViewIfNeeded();
  const frame = section.locator('iframe');
  expect((await frame.boundingBox())?.height).toBe(450);
  const map = frame.contentFrame();
  await map.getByText('2400 PGA Boulevard').waitFor();
  await page.waitForResponse(/\/api\/pages\/contact/);
  expect(foreignRequests).toEqual([]);
  allow(/^foreign: document \(https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?sentinel\)/);
  await map.getByRole('link', { name: 'Show the interactive map' }).click();
  await map.locator('iframe').contentFrame().getByText('The map of https://www.openstreetmap.org').waitFor();
  expect(warnings.filter((words) => /sandbox/i.test(words))).toEqual([]);
  expect(foreignRequests).toEqual(['https://www.openstreetmap.org/export/embed.html?sentinel']);
  // The map's host receives neither a referrer nor cookies.
  expect(told.map(({ referer, cookie, origin }) => [referer, cookie, origin])).toEqual([
    [undefined, undefined, undefined],
  ]);
  expect(await keptInBrowser(page)).toEqual([]);
});

const field = (page: Page, name: string) =>
  page.getByRole('form').getByLabel(name, { exact: name !== 'Phone' });

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

/** The rules are checked after each key, asynchronously. */
const untilSays = (page: Page, words: string[]) =>
  eventually(async () => expect(await messages(page)).toEqual(words));

/** The error below each required field, as assistive technology finds it. */
const messages = (page: Page) =>
  Promise.all(
    fields.map((name) =>
      field(page, name).evaluate(
        (it) => document.getElementById(it.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      ),
    ),
  );

/** The only visible toast has this text. */
async function toast(page: Page, title: string, description?: string) {
  // The previous one may still be disappearing.
  const shown = page.getByRole('region', { name: /^Notifications/ }).locator('li[data-state=open]');
  await shown.filter({ hasText: description ?? title }).waitFor();
  const words = (await shown.allInnerTexts()).map((text) => text.split(/\n+/));
  expect(words).toEqual([description ? [title, description] : [title]]);
}

async function untilKept(page: Page, values: Record<string, string>) {
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  for (const [name, value] of Object.entries(values))
    expect(await field(page, name).inputValue()).toBe(value);
}

const stored = async (message: string) =>
  (await cms.find('contact-messages')).filter((document) => prop(document, 'message') === message);
