import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { prop } from '@/content/json';

/**
 * `npm run guide`: takes the pictures of the editors' guide again, from the built site with its seeded
 * content. Needs `npm run build` and a browser, like the browser tests.
 */
const folder = await mkdtemp(join(tmpdir(), 'guide-'));
Object.assign(process.env, {
  TEST_RUN_FOLDER: folder,
  DATABASE_URI: `file:${join(folder, 'guide.db')}`,
  MEDIA_DIR: join(folder, 'media'),
  PAYLOAD_SECRET: 'a secret for pictures only, long enough for any check',
});
const { closeBrowsers, launchBrowser, launchBrowserServer } =
  await import('../tests/helpers/browser/chromium');
const { openCmsApi } = await import('../tests/helpers/cms/cms-api');
const { administrator, signIn } = await import('../tests/helpers/site/panel');
const { startSite, stopSites } = await import('../tests/helpers/site/site');

const server = await launchBrowserServer();
process.env.TEST_BROWSER = server.wsEndpoint();
const site = await startSite({ env: administrator });
const browser = await launchBrowser();
const cms = await openCmsApi(site.url);
const context = await browser.newContext({
  baseURL: site.url,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
});
const page = await context.newPage();

try {
  await signIn(page, site.url);
  await page.waitForFunction(() => localStorage.getItem('adminToken') !== null);
  const about = `/admin/collections/pages/${await cms.idOf('pages', 'name', 'about')}`;
  const anxiety = await cms.idOf('conditions', 'slug', 'anxiety');
  await cms.call('PATCH', `/conditions/${anxiety}?draft=true`, { summary: 'A draft.', _status: 'draft' });

  await page.goto('/admin');
  await take('dashboard');

  await page.goto('/about');
  const sentence = page.getByText('To give people time, skilled company').first();
  await sentence.click();
  await page
    .getByRole('complementary', { name: 'Staff' })
    .getByRole('link', { name: 'Edit this page' })
    .waitFor();
  await take('edit-this-page');

  await page.getByRole('link', { name: 'Edit this page' }).click();
  await page.locator('.panel-arrived').waitFor();
  await take('field');

  await page.locator('#live-preview-toggler').click();
  await page.frameLocator('.live-preview-window iframe').getByRole('heading', { level: 1 }).waitFor();
  await take('beside-the-page');

  await page.goto(`/admin/collections/conditions/${anxiety}`);
  await page.locator('#action-save-popup .popup-button').click();
  await page.locator('#schedule-publish').click();
  await page.locator('.schedule-publish').waitFor();
  await take('schedule');

  // Two more versions, as a page has them after a day of work.
  const pages = `/pages/${about.split('/').at(-1)}`;
  const body = prop(await cms.call('GET', `${pages}?depth=0`), 'body');
  await cms.call('PATCH', pages, { body, _status: 'published' });
  await cms.call('PATCH', `${pages}?draft=true`, { body, _status: 'draft' });
  await page.goto(`${about}/versions`);
  await page.getByRole('table').waitFor();
  await take('versions');

  await page.goto('/admin/collections/media?search=lobby');
  await page.locator('table').getByRole('link').first().click();
  await page.getByText('Shown in').waitFor();
  await take('picture');
} finally {
  await closeBrowsers();
  await stopSites();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

async function take(name: string) {
  await settled(page);
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 72 }).toFile(`src/assets/guide/${name}.webp`);
  console.info(`src/assets/guide/${name}.webp`);
}

/** Waits until nothing loads or moves. */
async function settled(shown: Page) {
  const within = { timeout: 3000 };
  await shown.waitForLoadState('networkidle', within).catch(() => undefined);
  const moving = shown.locator('.payload-toast-container li, .shimmer-effect').first();
  await moving.waitFor({ state: 'detached', ...within }).catch(() => undefined);
}
