import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { DESKTOP } from '../../helpers/browser/visitor';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator, inviteEditor, signIn, type Person } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { eventually } from '../../helpers/site/eventually';

/**
 * Parts of Payload that staff do not need. Those without a setting are hidden by their class names
 * (src/app/(payload)/publish.css), so each has to be there still, and not to be seen.
 */
let site: Site;
let browser: Browser;
let cms: CmsApi;
let people: Record<'administrator' | 'editor', Person | undefined>;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  people = { administrator: undefined, editor: await inviteEditor(cms, 'Wren Carver') };
});

async function panelOf(person: Person | undefined): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url, person);
  return page;
}

/** Payload still has the part, and it is not on screen. */
async function expectHidden(page: Page, selector: string) {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  const shown = await page
    .locator(selector)
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()));
  expect([selector, shown.length]).toEqual([selector, 0]);
}

describe.each(['administrator', 'editor'] as const)('for an %s', (role) => {
  let page: Page;
  beforeAll(async () => {
    page = await panelOf(people[role]);
  });

  test('a row has no “Copy Row”, “Paste Row”, and a document with one tab no row of tabs', async () => {
    await page.goto(
      `${site.url}/admin/collections/conditions/${await cms.idOf('conditions', 'slug', 'anxiety')}`,
    );
    await page.getByRole('button', { name: 'Review and sources' }).click();
    await page.locator('.array-actions__button').first().click();
    await page.getByRole('button', { name: 'Add below' }).first().waitFor();
    for (const part of ['copy', 'paste']) await expectHidden(page, `.array-actions__${part}`);
    await expectHidden(page, '.clipboard-action__popup');
    expect(await page.locator('.doc-tab').allTextContents()).toEqual([
      'Edit',
      expect.stringMatching(/^Versions/),
    ]);
    expect(await page.locator('.doc-tabs').isVisible()).toBe(true);
    const [picture] = await cms.find('media');
    await page.goto(`${site.url}/admin/collections/media/${String(prop(picture, 'id'))}`);
    await expectHidden(page, '.doc-tabs');
  }, 120_000);

  test('the account has one part about the second factor, and no “Reset Preferences”', async () => {
    await page.goto(`${site.url}/admin/account`);
    await page.getByRole('heading', { name: 'Second factor' }).waitFor();
    await expectHidden(page, '.payload-settings');
    const words = await page.locator('main, .collection-edit').first().innerText();
    expect(words.match(/second factor/gi)).toHaveLength(role === 'editor' ? 1 : 2);
  }, 120_000);

  test('pages have no locked title, and the header no logo beside that of Brand', async () => {
    await page.goto(`${site.url}/admin/collections/pages/${await cms.idOf('pages', 'name', 'about')}`);
    await page.getByRole('button', { name: 'Mission' }).waitFor();
    expect(await page.locator('#field-title').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('About');
    await page.goto(`${site.url}/admin/globals/site-layout`);
    await page.getByRole('button', { name: 'Header', exact: true }).click();
    await page.getByLabel('Text of the contact button').waitFor();
    expect(await page.locator('.tabs-field__tab--active .upload, #field-header__logo').count()).toBe(0);
  }, 120_000);

  test('lists are filtered by words of the form: no ids of rows, no numbers for order, nothing for search engines', async () => {
    await page.goto(`${site.url}/admin/collections/conditions`);
    await page.getByRole('button', { name: 'All conditions', exact: true }).waitFor();
    await page.locator('#toggle-list-filters').click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.locator('.condition__field .rs__control').first().click();
    const choices = page.locator('.condition__field .rs__option');
    await choices.first().waitFor();
    const said = await choices.allTextContents();
    expect(said).toContain('Summary');
    expect(
      said.filter((words) => /> ID$|^(?:Place|Order)$|seo|keyword|twitter|open graph|canonical/i.test(words)),
    ).toEqual([]);
    await page.locator('#toggle-list-columns').click();
    const columns = page.locator('.pill-selector__pill');
    await columns.first().waitFor();
    expect(await columns.allTextContents()).not.toContain('Advice');
  }, 120_000);
});

test('a picture is called by what it shows, and its crops are seen while the important part moves; also in a form', async () => {
  const page = await panelOf(people.editor);
  const id = await cms.upload('garden-path.jpg', 'A garden path in the morning');
  await page.goto(`${site.url}/admin/collections/media/${id}`);
  await page.getByRole('heading', { level: 1, name: 'A garden path in the morning' }).waitFor();
  await page.getByRole('button', { name: 'Choose the important part' }).click();
  const crops = page.getByRole('group', { name: 'As the site shows it' }).getByRole('img');
  await crops.first().waitFor();
  const placed = () =>
    crops.evaluateAll((pictures) =>
      pictures.map((picture) => [
        picture.getAttribute('alt'),
        getComputedStyle(picture).objectFit,
        getComputedStyle(picture).objectPosition,
      ]),
    );
  // The crops are a help beside the picture, and never larger than it.
  const [wide, whole] = [
    await crops.first().boundingBox(),
    await page.locator('.edit-upload__crop').boundingBox(),
  ];
  expect(wide?.width).toBeLessThan((whole?.width ?? 0) / 2);
  const all = (place: string) =>
    ['Wide crop', 'Square crop', 'Tall crop'].map((name) => [name, 'cover', place]);
  expect(await placed()).toEqual(all('50% 50%'));
  await page.getByRole('button', { name: 'Bottom left' }).click();
  await eventually(async () => expect(await placed()).toEqual(all('15% 85%')));
  await expectHidden(page, '.edit-upload__inputsWrap');
  // On a tablet the picture comes first, then the places.
  await page.setViewportSize({ width: 820, height: 1180 });
  await eventually(async () => {
    const [picture, places] = await Promise.all(
      ['.edit-upload__crop', '.focus-places'].map((part) => page.locator(part).boundingBox()),
    );
    expect(picture && picture.y + picture.height).toBeLessThanOrEqual(places?.y ?? 0);
  });
  await page.setViewportSize(DESKTOP);
  await page.goto(`${site.url}/admin/collections/pages/${await cms.idOf('pages', 'name', 'about')}`);
  await page
    .locator('.upload-relationship-details')
    .getByText('A wooden bench among flowering shrubs')
    .waitFor();
}, 120_000);
