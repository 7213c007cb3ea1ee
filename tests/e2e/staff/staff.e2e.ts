import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectSound } from '../../helpers/browser/sound';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP, newVisitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

/** A browser of a signed-in member of staff. */
async function openStaff() {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
  await page.waitForFunction(() => localStorage.getItem('adminToken') !== null);
  return { page };
}

const staffBar = (page: Page) => page.getByRole('complementary', { name: 'Staff' });

test('nothing of the staff’s bar or of a preview is sent to a visitor, and none of their calls carries a token', async () => {
  const visitor = await newVisitor(browser, site.url);
  const words = /Show draft|Edit this page|This is a preview with drafts|Where you are signed in/;
  const told: string[] = [];
  visitor.page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|script|json/.test(type)) return;
    const text = await response.text().catch(() => '');
    if (words.test(text)) told.push(response.url());
  });
  const sent: string[] = [];
  visitor.page.on('request', (request) => {
    const { authorization, 'x-site-draft': draft } = request.headers();
    if (authorization || draft || request.url().includes('/api/session')) sent.push(request.url());
  });
  for (const path of ['/', '/about', '/conditions/anxiety', '/blog', '/contact']) await visitor.open(path);
  await visitor.page.mouse.move(200, 300);
  await visitor.page.waitForLoadState('networkidle');
  expect([told, sent]).toEqual([[], []]);
});

test('a colleague without an account sees one draft by a link, until it is ended', async () => {
  const [anxiety, depression] = [
    await cms.idOf('conditions', 'slug', 'anxiety'),
    await cms.idOf('conditions', 'slug', 'depression'),
  ];
  for (const id of [anxiety, depression])
    await cms.call('PATCH', `/conditions/${id}?draft=true`, {
      summary: 'Otters in a draft.',
      _status: 'draft',
    });
  const { url } = (await cms.call('POST', '/preview/link', { collection: 'conditions', id: anxiety })) as {
    url: string;
  };

  const colleague = await newVisitor(browser, site.url, { allowed: [/404/] });
  await colleague.page.goto(url);
  await colleague.page.getByText('Otters in a draft.').first().waitFor();
  await colleague.page.getByRole('complementary', { name: 'Preview' }).waitFor();
  await colleague.open('/conditions/depression');
  expect(await colleague.page.getByText('Otters in a draft.').count()).toBe(0);
  expect(await colleague.open('/conditions/nowhere')).toBe(404);

  const visitor = await newVisitor(browser, site.url);
  await visitor.open('/conditions/anxiety');
  expect(await visitor.page.getByText('Otters in a draft.').count()).toBe(0);

  await cms.call('POST', '/preview/end', { collection: 'conditions', id: anxiety });
  await colleague.open('/conditions/anxiety');
  expect(await colleague.page.getByText('Otters in a draft.').count()).toBe(0);
  expect(await colleague.page.getByRole('complementary', { name: 'Preview' }).count()).toBe(0);
  const cookies = await colleague.page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('payload-preview');
});

test('staff look at drafts on the site, and at what is public again', async () => {
  const id = await cms.idOf('therapies', 'slug', 'cbt');
  await cms.call('PATCH', `/therapies/${id}?draft=true`, { title: 'Otter therapy', _status: 'draft' });
  const { page } = await openStaff();
  await page.goto('/therapies/cbt');
  const heading = page.getByRole('heading', { level: 1, name: 'Otter therapy' });
  await staffBar(page).getByRole('button', { name: 'Show draft' }).click();
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  await staffBar(page).getByRole('button', { name: 'Show published' }).click();
  await heading.waitFor({ state: 'detached' });
  await staffBar(page).getByRole('button', { name: 'Sign out' }).click();
  await staffBar(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => localStorage.getItem('adminToken') === null);
  // The bar's own reload may still be in progress.
  await page.goto('/admin').catch(() => page.goto('/admin'));
  await page.waitForURL(/\/admin\/login/);
});

test('the way from the site leads into the field of a text, to its words', async () => {
  const { page } = await openStaff();
  const therapy = await cms.idOf('therapies', 'slug', 'emdr');
  await page.goto(`/admin/collections/therapies/${therapy}#field=heading1&tab=Text&words=planned`);
  await page.locator('.panel-arrived #field-heading1, .panel-arrived#field-heading1').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'field-heading1');
});

test('the count of errors on a tab disappears when the error is fixed', async () => {
  const { page } = await openStaff();
  const article = await cms.idOf('blog', 'slug', 'php-or-iop');
  await page.goto(`/admin/collections/blog/${article}`);
  const number = page.locator('.tabs-field__tab-button', { hasText: 'Article' }).locator('.error-pill');
  const excerpt = page.locator('#field-excerpt textarea, textarea#field-excerpt');
  const write = async (words: string) => {
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && answer.url().includes('autosave=true') && answer.ok(),
    );
    await excerpt.fill(words);
    await saved;
  };
  await write('far too long '.repeat(40));
  await page.getByText('characters too many').waitFor();
  await page.locator('#action-save').click();
  await number.waitFor();
  await write('Short enough.');
  await number.waitFor({ state: 'hidden' });
});

test('pasted headings become those that the site shows, the largest the largest', async () => {
  const { page } = await openStaff();
  const article = await cms.idOf('blog', 'slug', 'php-or-iop');
  await page.goto(`/admin/collections/blog/${article}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const html = [1, 2, 3, 5].map((rank) => `<h${rank}>Pasted ${rank}</h${rank}>`).join('');
    clipboardData.setData('text/html', `<p>Before</p>${html}`);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await text.getByText('Pasted 5').waitFor();
  const ranks = await text.evaluate((element) =>
    [...element.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(({ textContent }) => /^Pasted [125]$/.test(textContent))
      .map(({ tagName }) => tagName),
  );
  expect(ranks).toEqual(['H2', 'H2', 'H4']);
});

test('a new picture for a gallery keeps its alternative text when its focal point is set, and the label is the field’s', async () => {
  const { page } = await openStaff();
  await page.goto(`/admin/collections/pages/${await cms.idOf('pages', 'name', 'gallery')}`);
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  await page.getByRole('button', { name: 'Create New' }).first().click();
  const drawer = page.getByRole('dialog').last();
  await drawer.locator('input[type=file]').first().setInputFiles('src/assets/garden-path.jpg');
  const alt = drawer.getByLabel('Alternative text');
  await alt.fill('A garden at noon');
  await drawer.getByRole('button', { name: 'Choose the important part' }).click();
  const edit = page.getByRole('dialog').last();
  await edit.getByRole('button', { name: 'Top left', exact: true }).click();
  await edit.getByRole('button', { name: /Apply/ }).click();
  await edit.getByRole('button', { name: /Apply/ }).waitFor({ state: 'hidden' });
  const uploaded = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/cms-api\/media(\?|$)/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  expect(await (await uploaded).json()).toMatchObject({
    doc: {
      alt: 'A garden at noon',
      focalX: 15,
      focalY: 15,
      filename: expect.stringMatching(/^garden-path-/),
    },
  });
});

test('a paste from Word keeps its lists and says which pictures stay behind', async () => {
  const { page } = await openStaff();
  await page.goto(`/admin/collections/blog/${await cms.idOf('blog', 'slug', 'php-or-iop')}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  await text.evaluate((element) => {
    const item = (words: string) =>
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${words}</p>`;
    const html = `<p>Before</p>${item('Otters')}${item('Herons')}<p><img src="file:///C:/clip.png"></p>`;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByText('One picture was not brought along').waitFor();
  await text.locator('ul > li', { hasText: 'Herons' }).waitFor();
  expect(await text.locator('ul > li', { hasText: /^(Otters|Herons)$/ }).count()).toBe(2);
});

test('the page beside its form has no bars, and its words lead into their field; on a phone the form stays', async () => {
  const { page } = await openStaff();
  const therapy = await cms.idOf('therapies', 'slug', 'emdr');
  await page.goto(`/admin/collections/therapies/${therapy}`);
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  await heading.waitFor();
  // The page reacts to a click as soon as its script has loaded.
  await eventually(async () => {
    await heading.click();
    await page
      .locator('.panel-arrived #field-title, .panel-arrived#field-title')
      .first()
      .waitFor({ timeout: 3000 });
  });
  for (const name of ['Staff', 'Preview'])
    expect(await frame.getByRole('complementary', { name, exact: true }).count()).toBe(0);
  // A link does not leave the document.
  const path = () => frame.locator('html').evaluate(() => window.location.pathname);
  await frame.getByRole('contentinfo').getByRole('link').first().click();
  expect(await path()).toBe('/therapies/emdr');

  await page.setViewportSize({ width: 390, height: 844 });
  const renewed = page.waitForResponse(/site-token/);
  await page.reload();
  await page.locator('#field-title').waitFor();
  const { width = 0 } = (await page.locator('#field-title').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(250);
  expect(
    await page.locator('.live-preview-window, #live-preview-toggler').filter({ visible: true }).count(),
  ).toBe(0);
  // The preview in its own window says once that these are drafts.
  await renewed;
  await page.waitForFunction(() => localStorage.getItem('adminToken') !== null);
  await page.goto('/therapies/emdr');
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
  await staffBar(page).waitFor();
  expect(await staffBar(page).getByText(/draft/i).count()).toBe(0);
});

test('the panel is accessible, on a phone too, and contacts no other site', async () => {
  const { page } = await openStaff();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  const about = await cms.idOf('pages', 'name', 'about');
  const article = await cms.idOf('blog', 'slug', 'php-or-iop');
  const condition = await cms.idOf('conditions', 'slug', 'anxiety');
  const views = [
    '',
    '/collections/media',
    '/collections/contact-messages',
    '/help',
    `/collections/conditions/${condition}`,
    `/collections/conditions/${condition}/versions`,
    `/collections/pages/${about}`,
    `/collections/blog/${article}`,
    '/account',
  ];
  for (const view of views) {
    await page.goto(`/admin${view}`);
    await page.waitForLoadState('networkidle');
    await expectSound(page, [1440, 390]);
  }
  expect(foreign).toEqual([]);
});

test('a request for the site’s token that is cut off leaves the token as it is', async () => {
  const { page } = await openStaff();
  await page.waitForFunction(() => localStorage.getItem('adminToken') !== null);
  await page.route('**/cms-api/staff/site-token', (route) => route.abort());
  const cutOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/site-token'));
  await page.reload();
  await cutOff;
  await page.getByText('What needs attention').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).not.toBeNull();
});
