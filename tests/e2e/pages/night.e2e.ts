import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { darkColors } from '@/content/look/dark-colors';
import { paletteStyle } from '@/content/look/palette-colors';
import { PALETTES } from '@/content/look/palettes';
import { accessibilityFaults } from '../../helpers/accessibility/axe';
import { launchBrowser } from '../../helpers/browser/chromium';
import { eventually } from '../../helpers/site/eventually';
import { keptInBrowser } from '../../helpers/site/privacy';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP, newVisitor, PHONE } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

const LEAST = 44;
const strip = (page: Page) => page.getByRole('complementary', { name: 'Help in a crisis' });

/** Fills the fields of the form, by label. */
async function fill(page: Page, typed: Record<string, string>) {
  for (const [name, words] of Object.entries(typed)) await page.getByLabel(name).first().fill(words);
}

/** Whether a touch in the middle of a link hits it and nothing above it. */
const isMet = (link: Locator) =>
  link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && element.contains(met);
  });

test.each(['/', '/conditions/depression', '/blog', '/contact', '/privacy', '/no-such-page'])(
  'from %s a phone calls 988 with one tap, at the top and after a long way down',
  async (path) => {
    const allowed = [/status of 404/];
    const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE, allowed });
    await open(path);
    expect(await isMet(strip(page).locator('a[href="tel:988"]').first())).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    const [call, text] = ['tel:988', 'sms:988'].map((way) => page.locator(`.answer-bar a[href="${way}"]`));
    await eventually(async () => expect(await isMet(call!)).toBe(true));
    const [first, second] = [await call!.boundingBox(), await text!.boundingBox()];
    for (const box of [first!, second!]) {
      expect(box.height).toBeGreaterThanOrEqual(LEAST);
      expect(box.width).toBeGreaterThanOrEqual(LEAST);
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
    }
    expect(second!.x - (first!.x + first!.width)).toBeGreaterThanOrEqual(8);
  },
);

test.each([PHONE.width, 320])('the links above the page are large and apart on %d px', async (width) => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: { width, height: 844 } });
  await open('/about');
  const links = await strip(page).getByRole('link').filter({ visible: true }).all();
  const boxes = await Promise.all(links.map(async (link) => (await link.boundingBox())!));
  expect(boxes.length).toBeGreaterThanOrEqual(8);
  boxes.forEach((box, at) => {
    expect([at, box.width >= LEAST, box.height >= LEAST]).toEqual([at, true, true]);
    for (const other of boxes.slice(at + 1)) {
      const across = Math.max(other.x - (box.x + box.width), box.x - (other.x + other.width));
      const down = Math.max(other.y - (box.y + box.height), box.y - (other.y + other.height));
      // Links in adjacent lines touch; links side by side are apart.
      expect([at, across >= 4 || down >= 0]).toEqual([at, true]);
    }
  });
  for (const link of links) expect(await isMet(link)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect((await strip(page).boundingBox())!.height).toBeLessThan(width === 320 ? 360 : 270);
});

test.each([820, 1024])('“I need help now” stays on one line on %d px', async (width) => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: { width, height: 900 } });
  await open('/about');
  const link = strip(page).getByRole('link', { name: 'I need help now' });
  expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test.each(['/', '/blog', '/conditions/depression', '/therapies/dbt', '/privacy', '/988', '/no-such-page'])(
  'three taps from %s: help now, what is happening, a call',
  async (path) => {
    const allowed = [/status of 404/];
    const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true, allowed });
    await open(path);
    await strip(page).getByRole('link', { name: 'I need help now' }).tap();
    await page.getByRole('heading', { level: 1, name: 'I need help now' }).waitFor();
    await page.getByRole('link', { name: 'I think about suicide' }).tap();
    await page.waitForURL('**/help-now#suicide');
    const call = page.locator('#suicide a[href="tel:988"]').first();
    await eventually(async () => expect(await isMet(call)).toBe(true));
  },
);

test('the response to a message about a crisis is the crisis card, which stays, and nothing records it', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE });
  await open('/contact');
  const typed = {
    'First name': 'Ada',
    'Last name': 'Sentinel',
    Email: 'ada@example.org',
    Message: 'I do not want to be here any more. I have pills.',
  };
  await fill(page, typed);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const card = page.getByRole('region', { name: 'Talk with somebody now' });
  await card.waitFor();
  await page.getByText('Your message was sent.').waitFor();
  await eventually(async () =>
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true),
  );
  for (const way of ['tel:988', 'tel:911'])
    expect(await isMet(card.locator(`a[href="${way}"]`).first())).toBe(true);
  // The specified toast disappears by itself; this text stays.
  await page.getByText("We'll get back to you as soon as possible.").first().waitFor({ state: 'detached' });
  expect(await card.isVisible()).toBe(true);
  expect(await keptInBrowser(page)).toEqual([]);
  expect(page.url()).not.toMatch(/crisis|pills/);
  expect(site.log()).not.toMatch(/pills/);
}, 60_000);

test.each([
  { hasScript: true, fails: 'there is no network' },
  { hasScript: false, fails: 'a field is invalid' },
])('the crisis card comes also when $fails (script: $hasScript)', async ({ hasScript }) => {
  const { page, open } = await newVisitor(browser, site.url, {
    viewport: PHONE,
    javaScriptEnabled: hasScript,
    allowed: [/ERR_INTERNET_DISCONNECTED|status of 422/],
  });
  await open('/contact');
  const typed = {
    'First name': 'Ada',
    'Last name': 'Heron',
    Email: 'ada@example.org',
    Message: 'I want to die',
  };
  await fill(page, typed);
  if (hasScript) await page.context().setOffline(true);
  else await page.getByLabel('Email').first().fill('ada');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const card = page.getByRole('region', { name: 'Talk with somebody now' });
  await page.getByText('Your message was not sent. Your words are still here.').waitFor();
  for (const way of ['tel:988', 'sms:988', 'tel:911'])
    await eventually(async () => expect(await isMet(card.locator(`a[href="${way}"]`).first())).toBe(true));
  expect(await page.getByLabel('Message').first().inputValue()).toBe('I want to die');
});

test.each(['suicidal', 'quiero morir'])('a search for %j shows the crisis card first', async (words) => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE });
  await open('/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(words);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Talk with somebody now' });
  await card.waitFor();
  expect(page.url()).not.toContain('q=');

  const address = `/blog?q=${encodeURIComponent(words)}`;
  const { page: plain, open: openPlain } = await newVisitor(browser, site.url, {
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  await openPlain(address);
  expect(await plain.getByRole('region', { name: 'Talk with somebody now' }).isVisible()).toBe(true);
  const { headers } = await fetch(site.url + address);
  expect(['cache-control', 'referrer-policy'].map((name) => headers.get(name))).toEqual([
    'private, no-store',
    'no-referrer',
  ]);
  const next = plain.waitForRequest('**/help-now');
  await strip(plain).getByRole('link', { name: 'I need help now' }).click();
  expect((await next).headers().referer).toBeUndefined();
  expect(site.log()).not.toContain(words);
});

describe.each(PALETTES)('in the dark, in the palette %s', (palette) => {
  test.each(['/', '/conditions/depression', '/contact', '/help-now'])(
    '%s can be read, and its pictures are dimmed',
    async (path) => {
      const { page, open } = await newVisitor(browser, site.url, {
        viewport: DESKTOP,
        reducedMotion: 'reduce',
      });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await open(path);
      // As the layout writes it on the root (src/app/(site)/layout.tsx).
      await page.evaluate((style) => {
        for (const [name, color] of Object.entries(style))
          document.documentElement.style.setProperty(name, color);
      }, paletteStyle(palette));
      const { paper, filters } = await page.evaluate(() => ({
        paper: getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim(),
        filters: [...document.querySelectorAll('main img, main video')].map(
          (picture) => getComputedStyle(picture).filter,
        ),
      }));
      expect(paper).toBe(darkColors.paper[PALETTES.indexOf(palette)]);
      if (path === '/') expect(filters.length).toBeGreaterThan(0);
      expect(new Set(filters)).toEqual(new Set(filters.length > 0 ? ['brightness(0.82)'] : []));
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );
});

test('at night the mark of the current page can be seen', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/about');
  const mark = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us' })
    .evaluate((link) => {
      const { backgroundColor, maskImage } = getComputedStyle(link, '::before');
      const accent = document.createElement('i');
      accent.style.background = 'var(--color-accent)';
      document.body.append(accent);
      return { maskImage, isAccent: backgroundColor === getComputedStyle(accent).backgroundColor };
    });
  // palettes.test.ts checks that this color has a contrast of 3 to the paper in every palette.
  expect(mark).toEqual({ isAccent: true, maskImage: expect.stringContaining('ripple.svg') });
});
