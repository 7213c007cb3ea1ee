import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { therapies } from '@/content/schema/pages/therapies';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { richText } from '../../helpers/fixtures/content';
import { administrator } from '../../helpers/site/panel';
import { sentinel, sentinelPath, sentinels } from '../../helpers/fixtures/sentinels';
import { startSite, type Site } from '../../helpers/site/site';
import { expectSound } from '../../helpers/browser/sound';
import { newVisitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

const addTherapy = (slug: string, parts: Record<string, unknown>) =>
  cms.create('therapies', { title: `Therapy ${slug}`, slug, ...parts });

/** The blocks of the overview, from top to bottom. */
const blocks = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => {
        const [picture, words] = [...article.children].map((side) => side.getBoundingClientRect());
        const texts = (selector: string) =>
          [...article.querySelectorAll(selector)].map(({ textContent }) => textContent);
        return {
          name: texts('h2')[0],
          benefits: texts('li'),
          path: article.querySelector('a')?.getAttribute('href'),
          hasPhoto: article.querySelector('img[srcset]') !== null,
          isPictureLeft: (picture?.x ?? 0) < (words?.x ?? 0),
        };
      }),
    );

const expectProblem = async (page: Page, title: string, text: string) => {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  expect(await page.getByText(text, { exact: true }).count()).toBe(1);
};

describe('the overview', () => {
  test('shows what the CMS says', async () => {
    await cms.putPage(
      'therapies',
      sentinels(therapies, () => null),
    );
    const { page, open } = await newVisitor(browser, site.url);
    await open('/therapies');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(sentinel('hero.pageTitle'));
    expect(await page.title()).toBe(`${sentinel('hero.pageTitle')} | Stillwater Gardens`);
    const part = (index: number, name: string) => `mainTherapies.therapies.${index}.${name}`;
    for (const path of [
      'hero.pageSubtitle',
      'philosophy.sectionHeading',
      'philosophy.paragraph',
      part(0, 'description'),
      part(4, 'description'),
      'natureHealing.sectionHeading',
      'natureHealing.natureParagraph1',
      'natureHealing.natureParagraph2',
      ...[0, 1, 2].map((index) => `natureHealing.features.${index}.text`),
      'personalizedApproach.sectionHeading',
      ...[0, 1, 2, 3].flatMap((index) => [
        `personalizedApproach.features.${index}.title`,
        `personalizedApproach.features.${index}.description`,
      ]),
      'cta.sectionHeading',
      'cta.ctaDescription',
    ]) {
      expect([path, await page.getByText(sentinel(path), { exact: true }).count()]).toEqual([path, 1]);
    }
    await page.getByText(`Effective For: ${sentinel(part(2, 'effectiveFor'))}`).waitFor();
    for (const path of ['natureHealing.link', 'cta.ctaButton']) {
      const link = page.getByRole('link', { name: sentinel(path), exact: true });
      expect(await link.getAttribute('href')).toBe(sentinelPath(path));
    }
    expect(
      (await blocks(page)).slice(0, 5).map(({ name, benefits, path }) => ({ name, benefits, path })),
    ).toEqual(
      Array.from({ length: 5 }, (_, index) => ({
        name: sentinel(part(index, 'name')),
        benefits: [sentinel(part(index, 'benefits.0')), sentinel(part(index, 'benefits.1'))],
        path: sentinelPath(part(index, 'slug')),
      })),
    );
  });

  test('without content has the five therapies, a photo for EMDR only, on alternate sides', async () => {
    await cms.putBody('therapies', {});
    const { page, open } = await newVisitor(browser, site.url);
    await open('/therapies');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Therapies');
    expect(await page.title()).toBe('Therapies | Stillwater Gardens');
    const five = (await blocks(page)).slice(0, 5);
    expect(
      five.map(({ name, path, hasPhoto, isPictureLeft }) => [name, path, hasPhoto, isPictureLeft]),
    ).toEqual([
      ['Cognitive Behavioral Therapy (CBT)', '/therapies/cbt', false, true],
      ['Mindfulness Therapy', '/therapies/mindfulness-therapy', false, false],
      ['EMDR', '/therapies/emdr', true, true],
      ['Dialectical Behavior Therapy (DBT)', '/therapies/dbt', false, false],
      ['Family Systems Therapy', '/therapies/family-systems', false, true],
    ]);
    for (const { benefits } of five) expect(benefits.length).toBeGreaterThan(0);
    const call = page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' });
    expect(await call.getAttribute('href')).toBe('/contact');
  });

  test('names a therapy that staff add, as the menu does, and both lead to its page', async () => {
    await cms.putBody('therapies', {});
    await addTherapy('kite-therapy', { title: 'Kite therapy', summary: 'Strings and wind' });
    const { page, open } = await newVisitor(browser, site.url);
    await open('/therapies');
    await page.getByText('Strings and wind').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Therapies', exact: true }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Kite therapy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kite therapy' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/therapies/kite-therapy');
  });
});

describe('a therapy', () => {
  test('shows what the CMS says, by its slug and by its id', async () => {
    const id = await addTherapy('tide', {
      title: 'Tide therapy',
      summary: 'A summary about tides',
      heading1: 'How the tide helps',
      text1: richText('First words about tides.'),
      benefits: richText('Helps with waiting.'),
      approach: richText('We look at the moon first.'),
    });
    const { page, open } = await newVisitor(browser, site.url);
    for (const key of ['tide', id]) {
      expect(await open(`/therapies/${key}`)).toBe(200);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tide therapy');
      expect(await page.title()).toBe('Tide therapy | Stillwater Gardens');
      const article = page.getByRole('main').getByRole('article');
      expect(await article.getByRole('heading').allTextContents()).toEqual([
        'How the tide helps',
        'What This Therapy Helps With',
        'Our Treatment Approach',
      ]);
      for (const words of ['First words about tides.', 'Helps with waiting.', 'We look at the moon first.'])
        expect(await article.getByText(words, { exact: true }).count()).toBe(1);
      await page.getByText('A summary about tides').waitFor();
      expect(await article.getByRole('link', { name: 'Get Help Today' }).getAttribute('href')).toBe(
        '/contact',
      );
    }
  });

  test('leaves out what is not written', async () => {
    await addTherapy('bare', { text1: richText('Only these words.') });
    const { page, open } = await newVisitor(browser, site.url);
    await open('/therapies/bare');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Therapy bare');
    const article = page.getByRole('main').getByRole('article');
    expect(await article.getByRole('heading').count()).toBe(0);
    await article.getByText('Only these words.').waitFor();
  });

  test.each([
    ['cbt', 'A sentinel about thoughts'],
    ['mindfulness-therapy', 'A sentinel about attention'],
  ])('%s has a page below /conditions as well', async (slug, words) => {
    await cms.update('therapies', await cms.idOf('therapies', 'slug', slug), { text1: richText(words) });
    const { page, open } = await newVisitor(browser, site.url);
    for (const folder of ['conditions', 'therapies']) {
      expect(await open(`/${folder}/${slug}`)).toBe(200);
      await page.getByText(words, { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'What This Therapy Helps With' }).waitFor();
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `${site.url}/therapies/${slug}`,
      );
    }
  });
});

describe('a missing therapy', () => {
  test.each([
    ['cbt', 'The requested therapy could not be found.'],
    ['mindfulness-therapy', 'The requested therapy could not be found.'],
    ['emdr', 'The EMDR therapy information could not be found.'],
    ['dbt', 'The DBT therapy information could not be found.'],
    ['family-systems', 'The Family Systems therapy information could not be found.'],
  ])('%s says so in its own words with status 404', async (slug, text) => {
    const id = await cms.idOf('therapies', 'slug', slug);
    await cms.call('PATCH', `/therapies/${id}`, { _status: 'draft' });
    try {
      const { page, open } = await newVisitor(browser, site.url, { allowed: [missing(slug)] });
      const isCondition = slug === 'cbt' || slug === 'mindfulness-therapy';
      for (const folder of isCondition ? ['therapies', 'conditions'] : ['therapies']) {
        expect(await open(`/${folder}/${slug}`)).toBe(404);
        await expectProblem(page, 'Therapy Not Found', text);
      }
    } finally {
      await cms.update('therapies', id, {});
    }
  });

  test('says so, and is a name without a link on the overview', async () => {
    await cms.putBody('therapies', {
      mainTherapies: { therapies: [{ name: 'Nowhere', description: 'Leads nowhere', slug: 'nowhere' }] },
    });
    const { page, open } = await newVisitor(browser, site.url, {
      reducedMotion: 'reduce',
      allowed: [missing('nowhere')],
    });
    expect(await open('/therapies/nowhere')).toBe(404);
    await expectProblem(page, 'Therapy Not Found', 'The requested therapy could not be found.');
    await expectSound(page);
    await open('/therapies');
    await page.getByRole('heading', { name: 'Nowhere', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Learn More about Nowhere' }).count()).toBe(0);
  });
});

test.each(['/therapies', '/therapies/emdr', '/therapies/dbt', '/conditions/cbt'])(
  '%s is accessible and fits on narrow screens',
  async (path) => {
    const { page, open } = await newVisitor(browser, site.url, { reducedMotion: 'reduce' });
    await open(path);
    await expectSound(page);
  },
);

const missing = (slug: string) => new RegExp(`status of 404 .*/${slug}`);
