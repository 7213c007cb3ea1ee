import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE, SOON } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
let pictures: string[];
const alts = ['Sentinel of the pond', 'Sentinel of the gate', 'Sentinel of the stairs'];

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
  pictures = [];
  for (const alt of alts) pictures.push(await cms.upload('team-02.jpg', alt));
});

const putGallery = () => cms.putBody('gallery', { gallery: { images: pictures } });

test('the gallery shows the pictures of the CMS in order, loaded lazily, under its title', async () => {
  await putGallery();
  const { page, open } = await newVisitor(browser, site.url);
  await open('/gallery');
  expect(await page.title()).toBe('Our Healing Spaces | Stillwater Gardens');
  const shown = page.getByRole('region', { name: 'Pictures' }).getByRole('img');
  expect(await shown.evaluateAll((all: HTMLImageElement[]) => all.map((it) => [it.alt, it.loading]))).toEqual(
    alts.map((alt) => [alt, 'lazy']),
  );
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((it: HTMLImageElement) => it.decode());
  }
});

test('a picture without alternative text is called by its number', async () => {
  await putGallery();
  const { page, open } = await newVisitor(browser, site.url);
  await page.route('**/api/pages/gallery', async (route) => {
    const body = (await (await route.fetch()).text()).replace(/"alt":"Sentinel of the gate"/, '"alt":""');
    await route.fulfill({ body, contentType: 'application/json' });
  });
  await open('/gallery');
  await page.getByRole('link', { name: 'Gallery image 2', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: alts[0] }).count()).toBe(1);
});

test('without pictures the gallery says so, and shows the first one within 5 s', async () => {
  await cms.putBody('gallery', {});
  const { page, open } = await newVisitor(browser, site.url);
  await open('/gallery');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Our Healing Spaces');
  const notice = page.getByText('Gallery images are being updated. Please check back soon.', { exact: true });
  await notice.waitFor();
  await putGallery();
  await page.getByRole('img', { name: alts[0] }).waitFor(SOON);
  expect(await notice.count()).toBe(0);
});

test('a picture opens larger by keyboard, moves both ways, and Escape gives the focus back', async () => {
  await putGallery();
  const { page, open } = await newVisitor(browser, site.url);
  await open('/gallery');
  const opener = page.getByRole('link', { name: alts[1] });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const shows = (index: number) => dialog.getByRole('img', { name: alts[index], exact: true }).waitFor();
  await shows(1);
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('ArrowRight');
  await shows(0);
  await page.keyboard.press('ArrowLeft');
  await shows(2);
  await dialog.getByText('3 of 3').waitFor();
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await shows(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/gallery');
});

test('on a phone the large picture is moved by swiping', async () => {
  await putGallery();
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
  await open('/gallery');
  await page.getByRole('link', { name: alts[0] }).tap();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 402 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await dialog.getByRole('img', { name: alts[0] }).waitFor();
  await swipe(300, 120);
  await dialog.getByRole('img', { name: alts[1] }).waitFor();
  await swipe(100, 300);
  await dialog.getByRole('img', { name: alts[0] }).waitFor();
});

test.each([
  ['privacy', 'Privacy', 'What we do not collect', 'The contact form stores your name'],
  ['terms', 'Terms of Use', 'Not medical advice', 'cannot take the place of an assessment'],
] as const)('/%s is honest by itself, and editable', async (name, title, heading, words) => {
  await cms.putBody(name, {});
  const { page, open } = await newVisitor(browser, site.url);
  expect(await open(`/${name}`)).toBe(200);
  expect(await page.title()).toBe(`${title} | Stillwater Gardens`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  await page.getByText(words).waitFor();
  await cms.putPage(name, { 'hero.pageTitle': 'Sentinel rules', 'body.text': 'Sentinel text of the rules' });
  await page.getByText('Sentinel text of the rules').waitFor(SOON);
  await open(`/${name}`);
  expect(await page.title()).toBe('Sentinel rules | Stillwater Gardens');
});

test.each([
  '/nowhere',
  '/map/x',
  '/map/interactive/x',
  '/preview/x',
  '/readyz/x',
  '/about/nowhere',
  '/blog/a/b',
  '/contact.html',
  '/%F0%9F%90%9F',
  '/PRIVACY',
])('%s is not found, with the words and status of the specification', async (path) => {
  const { page, open } = await newVisitor(browser, site.url, { allowed: [/404 \(Not Found\)/] });
  expect(await open(path)).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
  await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toContain('noindex');
  await page.getByRole('main').getByRole('link', { name: 'Our Programs' }).click();
  await page.waitForURL('**/programs');
  await page.getByRole('heading', { level: 1, name: 'Our Programs' }).waitFor();
});

test('an unknown page says so also after a click on a link', async () => {
  await cms.putPage('homepage', { 'hero.primaryCtaButton.url': '/nowhere' });
  const { page, open } = await newVisitor(browser, site.url, { allowed: [/404 /] });
  await open('/');
  await page.getByRole('link', { name: 'Get Started Today' }).click();
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
});
