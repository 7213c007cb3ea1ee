import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, inviteEditor, openDocument, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP } from '../../helpers/browser/visitor';

/** What a page of the panel reports while it stays open. */
let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

async function openPanel() {
  const context = await browser.newContext({ viewport: DESKTOP, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
  return page;
}
/** As when a person returns to the window; otherwise the page checks every half minute. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const isGrey = (page: Page) => page.locator('#action-save').isDisabled();

const sendMessage = (firstName: string) =>
  fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName: 'Heron',
      email: 'heron@example.org',
      message: 'May I come?',
    }),
  });

test('the first page and the list of messages count what arrives while they are open', async () => {
  const [first, inbox] = [await openPanel(), await openPanel()];
  await first.getByText('What needs attention').waitFor();
  await inbox.goto(`${site.url}/admin/collections/contact-messages`);
  await inbox.getByRole('link', { name: 'New (0)' }).waitFor();
  await sendMessage('Ada');
  await comeBack(first);
  await first
    .locator('.panel-welcome')
    .getByText(/^1 waits, since today, /)
    .waitFor();
  await comeBack(inbox);
  await inbox.getByRole('link', { name: 'New (1)' }).waitFor();
  await inbox.getByRole('link', { name: 'Ada Heron' }).waitFor();

  // Nothing has changed: the page is not fetched again.
  let pages = 0;
  first.on('request', (request) => (pages += Number(/_rsc=/.test(request.url()))));
  const asked = first.waitForResponse(/newest-state/);
  await comeBack(first);
  await (await asked).finished();
  expect(pages).toBe(0);

  await inbox
    .getByRole('row', { name: /Ada Heron/ })
    .getByRole('checkbox')
    .check();
  await sendMessage('Bo');
  await comeBack(inbox);
  await comeBack(first);
  await first
    .locator('.panel-welcome')
    .getByText(/^2 wait, the oldest since today, /)
    .waitFor();
  expect(
    await inbox
      .getByRole('row', { name: /Ada Heron/ })
      .getByRole('checkbox')
      .isChecked(),
  ).toBe(true);
});

test('“Publish changes” is gray again once what was typed is taken back', async () => {
  const page = await openPanel();
  await openDocument(page, site.url, 'conditions', 'Depression');
  const summary = page.locator('#field-summary');
  await summary.waitFor();
  await eventually(async () => expect(await isGrey(page)).toBe(true));
  const before = await summary.inputValue();
  const path = `/conditions/${await cms.idOf('conditions', 'slug', 'depression')}`;
  const draft = async () => prop(await cms.call('GET', `${path}?draft=true&depth=0`), 'summary');

  await summary.fill('Typed by mistake');
  await eventually(async () => expect(await draft()).toBe('Typed by mistake'));
  await eventually(async () => expect(await isGrey(page)).toBe(false));
  await summary.fill(before);
  await eventually(async () => expect(await draft()).toBe(before));
  await eventually(async () => expect(await isGrey(page)).toBe(true));
  await page.reload();
  await summary.waitFor();
  await eventually(async () => expect(await isGrey(page)).toBe(true));

  await summary.fill('Typed on purpose');
  await eventually(async () => expect(await draft()).toBe('Typed on purpose'));
  await eventually(async () => expect(await isGrey(page)).toBe(false));
});

test('the dialog about a document that a colleague has open names the person and the center’s time', async () => {
  const id = await cms.idOf('conditions', 'slug', 'anxiety');
  const grace = await inviteEditor(cms, 'Grace Editor');
  const login = await fetch(`${site.url}/cms-api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(grace),
  });
  const token = /payload-token=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? '';
  const locked = await fetch(`${site.url}/cms-api/payload-locked-documents`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: JSON.stringify({ document: { relationTo: 'conditions', value: id } }),
  });
  expect(locked.status).toBe(201);
  const { doc } = (await locked.json()) as { doc: { updatedAt: string } };

  const page = await openPanel();
  await page.goto(`${site.url}/admin/collections/conditions/${id}`);
  const dialog = page.locator('.document-locked__content');
  await dialog.getByText('Grace Editor').waitFor();
  const inFlorida = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(new Date(doc.updatedAt));
  await dialog.getByText(`Last change: ${inFlorida} ET (the center’s time)`).waitFor();
  // Payload's own line, which has the browser's time.
  await dialog.getByText('Edited since').waitFor({ state: 'hidden' });
});

/**
 * Clicks a link's first rectangle, since a link may wrap over two lines. A link to a document has no `href`,
 * and so no role.
 */
async function touch(page: Page, name: string) {
  const link = page.getByRole('textbox', { name: 'Content' }).locator('a', { hasText: name }).first();
  await link.waitFor();
  const { x, y } = await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(x, y);
}

test('a pasted link to a page of the site is a link to its document at once', async () => {
  const page = await openPanel();
  await page.goto(`${site.url}/admin/collections/blog/${await cms.idOf('blog', 'slug', 'php-or-iop')}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  // The text field appears before the editor listens.
  await eventually(async () => {
    await text.click();
    await text.evaluate((element, own) => {
      const clipboardData = new DataTransfer();
      const html = `<p><a href="${own}/conditions/depression">our page</a> and <a href="https://example.com/a">another</a></p>`;
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, site.url);
    await text.locator('a', { hasText: 'our page' }).first().waitFor({ timeout: 3000 });
  });
  await touch(page, 'our page');
  const editor = page.locator('.link-editor');
  await editor.getByText(/Condition - Depression/).waitFor();
  await touch(page, 'another');
  await editor.getByText('https://example.com/a').waitFor();
});

test('a person is chosen, and not begun, in a field that names one', async () => {
  const page = await openPanel();
  const people = async () => prop(await cms.call('GET', '/team-members?draft=true&limit=0'), 'totalDocs');
  const before = await people();
  await openDocument(page, site.url, 'conditions', 'Depression');
  await page.locator('#field-summary').waitFor();
  expect(await page.locator('.relationship-add-new__add-button').count()).toBe(0);
  expect(await people()).toBe(before);
});

test.each(['media', 'contact-messages', 'credentials', 'staff'])(
  'a form of %s shows the time of the last change in the center’s time only',
  async (slug) => {
    await sendMessage('Cy');
    const page = await openPanel();
    const found = prop(await cms.call('GET', `/${slug}?limit=1&depth=0`), 'docs') as { id: string }[];
    const [{ id } = { id: '' }] = found;
    await page.goto(`${site.url}/admin/collections/${slug}/${id}`);
    await page.getByText(/Last changed \w+ \d+, \d{4}, \d+:\d\d [AP]M ET \(the center’s time\)/).waitFor();
    await page.getByText('Last Modified').waitFor({ state: 'hidden' });
  },
);
