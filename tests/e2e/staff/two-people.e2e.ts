import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { asList, prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import {
  administrator,
  inviteEditor,
  openDocument,
  publish,
  signIn,
  type Person,
} from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP, PHONE } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
let path: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  path = `/conditions/${await cms.idOf('conditions', 'slug', 'depression')}`;
});

async function openPanel(who?: Person) {
  const context = await browser.newContext({ viewport: DESKTOP, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url, who);
  return page;
}
const draftSummary = async () => prop(await cms.call('GET', `${path}?draft=true&depth=0`), 'summary');
const saveElsewhere = (summary: string) =>
  cms.call('PATCH', `${path}?draft=true&autosave=true`, { summary, _status: 'draft' });
const isGrey = (page: Page) => page.locator('#action-save').isDisabled();

test('a save on an older state is refused in the form, and both ways on keep both wordings', async () => {
  const page = await openPanel();
  await openDocument(page, site.url, 'conditions', 'Depression');
  const summary = page.locator('#field-summary');
  const newer = page.locator('.panel-newer');
  await summary.waitFor();
  await eventually(async () => expect(await isGrey(page)).toBe(true));

  await saveElsewhere('Of the other window');
  await summary.fill('Mine');
  await newer.getByText(/saved this .*\(the center’s time\), after you opened it/).waitFor();
  expect([await draftSummary(), await summary.inputValue()]).toEqual(['Of the other window', 'Mine']);
  await newer.getByRole('button', { name: 'Save mine as the newest draft' }).click();
  await newer.waitFor({ state: 'detached' });
  expect(await draftSummary()).toBe('Mine');
  await summary.fill('Mine, and more');
  await eventually(async () => expect(await draftSummary()).toBe('Mine, and more'));
  expect(await newer.count()).toBe(0);

  await saveElsewhere('Theirs');
  await summary.fill('Mine again');
  await newer.getByRole('button', { name: 'Continue with what is saved' }).click();
  await eventually(async () => expect(await draftSummary()).toBe('Theirs'));
  await eventually(async () => expect(await summary.inputValue()).toBe('Theirs'));
  const id = path.split('/')[2];
  const found = await cms.call('GET', `/conditions/versions?where[parent][equals]=${id}&depth=0&limit=50`);
  const kept = (prop(found, 'docs') as { version: { summary: string } }[]).map(
    ({ version }) => version.summary,
  );
  expect(kept).toEqual(expect.arrayContaining(['Of the other window', 'Mine', 'Theirs', 'Mine again']));

  await eventually(async () => expect(await isGrey(page)).toBe(false));
  await publish(page);
  await eventually(async () => expect(await isGrey(page)).toBe(true));
  await summary.fill('Published twice');
  await publish(page);
  await eventually(async () => expect(await isGrey(page)).toBe(true));
  await page.reload();
  await summary.waitFor();
  await eventually(async () => expect(await isGrey(page)).toBe(true));
});

test('two people, each in a browser: after “Take over” both keep their words, and read who and when', async () => {
  const anxiety = `/conditions/${await cms.idOf('conditions', 'slug', 'anxiety')}`;
  const ofDraft = async () => prop(await cms.call('GET', `${anxiety}?draft=true&depth=0`), 'summary');
  const [ada, grace] = [await openPanel(), await openPanel(await inviteEditor(cms, 'Grace Editor'))];
  const summaryOf = (page: Page) => page.locator('#field-summary');
  async function write(page: Page, words: string) {
    // Taking over reads the document again, which may still be under way.
    await eventually(async () => {
      await summaryOf(page).fill(words);
      expect(await ofDraft()).toBe(words);
    });
  }
  await ada.goto(`${site.url}/admin/collections${anxiety}`);
  await eventually(async () => expect(await isGrey(ada)).toBe(true));
  await write(ada, 'Of Ada');
  await grace.goto(`${site.url}/admin/collections/conditions?limit=100`);
  await grace
    .getByRole('row', { name: /Anxiety/ })
    .locator('.locked')
    .hover();
  await grace.getByText('First administrator is editing').filter({ visible: true }).first().waitFor();
  await grace.goto(`${site.url}/admin/collections${anxiety}`);
  await grace.getByText('After “Take over” you can both finish').waitFor();
  await grace.getByRole('button', { name: 'Take over' }).click();
  await write(grace, 'Of Grace');

  await summaryOf(ada).fill('Of Ada, and more');
  const refused = (page: Page, name: string) =>
    page.locator('.panel-newer').getByText(new RegExp(`^${name} saved this on .*\\(the center’s time\\)`));
  await refused(ada, 'Grace Editor').waitFor();
  await ada.locator('.panel-taken-over').getByText('Grace Editor has taken this over').waitFor();
  expect(await summaryOf(ada).inputValue()).toBe('Of Ada, and more');
  for (const size of [PHONE, DESKTOP]) {
    await ada.setViewportSize(size);
    const { y = 0, height = 0 } = (await ada.locator('.panel-newer').boundingBox()) ?? {};
    expect([size, y + height]).toEqual([size, size.height]);
  }
  await ada.getByRole('button', { name: 'Save mine as the newest draft' }).click();
  await eventually(async () => expect(await ofDraft()).toBe('Of Ada, and more'));

  await summaryOf(grace).fill('Of Grace, and more');
  await refused(grace, 'First administrator').waitFor();
  await grace.getByRole('button', { name: 'Continue with theirs' }).click();
  await eventually(async () => expect(await summaryOf(grace).inputValue()).toBe('Of Ada, and more'));
  const found = await cms.call(
    'GET',
    `/conditions/versions?where[parent][equals]=${anxiety.split('/')[2]}&depth=0`,
  );
  const kept = (prop(found, 'docs') as { version: { summary: string } }[]).map(
    ({ version }) => version.summary,
  );
  const all = ['Of Ada', 'Of Grace', 'Of Ada, and more', 'Of Grace, and more'];
  expect(kept).toEqual(expect.arrayContaining(all));

  // Who leaves the form edits the document no longer.
  for (const page of [ada, grace]) await page.goto(`${site.url}/admin`);
  const notes = `/payload-locked-documents?where[document.value][equals]=${anxiety.split('/')[2]}`;
  await eventually(async () => expect(prop(await cms.call('GET', notes), 'totalDocs')).toBe(0));
});

test('a note on a message that was saved meanwhile stays in the form, and adds to what was saved', async () => {
  await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Heron',
      email: 'ada@example.org',
      message: 'May I come?',
    }),
  });
  const [message] = await cms.find('contact-messages');
  const path = `/contact-messages/${String(prop(message, 'id'))}`;
  const stored = async (key: string) => prop(await cms.call('GET', `${path}?depth=0`), key);
  const page = await openPanel();
  await page.goto(`${site.url}/admin/collections${path}`);
  await page.locator('#field-status').getByText('Read', { exact: true }).waitFor();
  await cms.call('PATCH', path, { newNote: 'Theirs', status: 'answered' });

  const note = page.getByLabel('Add a note for colleagues');
  await note.fill('Mine');
  await page.locator('.panel-taken-over').getByText('Somebody has saved this meanwhile.').waitFor();
  expect(await note.inputValue()).toBe('Mine');
  await page.locator('#action-save').click();
  await page.getByRole('button', { name: 'Save mine all the same' }).click();
  await eventually(async () =>
    expect(asList(await stored('notes')).map((entry) => prop(entry, 'text'))).toEqual(['Theirs', 'Mine']),
  );
  // The form still had "Read", which this person had not chosen.
  expect(await stored('status')).toBe('answered');
});

test('without versions, a field that both have changed shows the colleague’s value, and one of both is chosen', async () => {
  const [message] = await cms.find('contact-messages');
  const path = `/contact-messages/${String(prop(message, 'id'))}`;
  const stored = async () => prop(await cms.call('GET', `${path}?depth=0`), 'status');
  const page = await openPanel();
  const status = page.locator('#field-status');
  const theirs = page.getByRole('checkbox', { name: 'Keep what is saved of “Status”' });

  async function bothChange(before: string, ofColleague: string, mine: string) {
    await page.goto(`${site.url}/admin/collections${path}`);
    await status.getByText(before, { exact: true }).waitFor();
    await cms.call('PATCH', path, { status: ofColleague });
    await status.locator('.rs__control').click();
    await status.locator('.rs__option', { hasText: mine }).click();
    await page.locator('#action-save').click();
    await page.getByRole('button', { name: 'Save mine all the same' }).click();
    await theirs.waitFor();
    expect(await stored()).toBe(ofColleague);
  }

  await bothChange('Answered', 'closed', 'Read');
  expect(await page.locator('.panel-newer blockquote').allTextContents()).toEqual(['Closed']);
  await theirs.check();
  await page.getByRole('button', { name: 'Save as marked' }).click();
  await page.locator('.panel-newer').waitFor({ state: 'detached' });
  expect(await stored()).toBe('closed');
  await status.getByText('Closed', { exact: true }).waitFor();

  await bothChange('Closed', 'answered', 'Spam');
  expect(await page.locator('.panel-newer blockquote').allTextContents()).toEqual(['Answered']);
  await page.getByRole('button', { name: 'Save as marked' }).click();
  await page.locator('.panel-newer').waitFor({ state: 'detached' });
  expect(await stored()).toBe('spam');
});

test('a plan uses the center’s time, and is shown above the form and in the list', async () => {
  const page = await openPanel();
  await openDocument(page, site.url, 'conditions', 'Depression');
  await page.locator('#action-save-popup .popup-button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Publish later' });
  const year = new Date().getFullYear() + 1;
  await drawer.getByLabel(/^Day and time \(the center’s time, Eastern\)/).fill(`${year}-02-15T09:00`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const words = new RegExp(`Goes live \\w+, February 15, ${year}, 9:00 AM`);
  await page.locator('.panel-facts').getByText(words).waitFor();
  await page.goto(`${site.url}/admin/collections/conditions`);
  await page.locator('tr', { hasText: 'Depression' }).getByText(words).waitFor();
});

test('the layout has no “Unpublish”, and its plans only publish', async () => {
  const page = await openPanel();
  await page.goto(`${site.url}/admin/globals/site-layout`);
  await page.locator('#action-save-popup .popup-button').click();
  expect(await page.locator('#action-unpublish').count()).toBe(0);
  await page.locator('#schedule-publish').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Publish later' });
  await drawer.getByText('Nothing is planned.').waitFor();
  expect(await drawer.getByRole('radio').count()).toBe(1);
});
