import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { answering } from '../../helpers/cms/answers';
import { FILM_SCRIPT } from '@/lib/film-script';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { richText } from '../../helpers/fixtures/content';
import { administrator } from '../../helpers/site/panel';
import { apiPost } from '../../helpers/fixtures/posts';
import { sentinels } from '../../helpers/fixtures/sentinels';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor } from '../../helpers/browser/visitor';
import { batches, payloads } from '../../helpers/fixtures/xss-fixtures';

let site: Site;
let browser: Browser;
let cms: CmsApi;
const short = payloads().filter((payload) => payload.trim().length > 1 && payload.length <= 38);

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

// Pictures that a payload names are requested from this site and missing; the browser reports a `base` while
// it is being removed.
const allowed = [/status of (400|404) /, /^console: Setting the document's base URI/];

/**
 * A visitor whose browser records everything that a payload could do; requests to other sites fail the test
 * by themselves.
 */
async function watchful() {
  const visitor = await newVisitor(browser, site.url, { allowed });
  visitor.page.on('dialog', (dialog) => void dialog.dismiss());
  await visitor.page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.assign(window, { [name]: () => ran.push(name) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      if (violatedDirective !== 'base-uri') ran.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return visitor;
}

/** No payload ran, the policy blocked none, and none waits for a click or a key. */
async function expectNothingHappened(page: Page) {
  // Wait for the pictures, focus and timers of a payload.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  const found = await page.evaluate(
    (ownScript) => ({
      ran: (window as unknown as { ran: string[] }).ran,
      handlers: [...document.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => /^on|^(formaction|srcdoc|xlink:href|ping)$/i.test(name)),
      ).length,
      links: [...document.querySelectorAll('a[href], area[href]')]
        .map((link) => (link as HTMLAnchorElement).protocol)
        .filter((protocol) => !['http:', 'https:', 'tel:', 'sms:', 'mailto:'].includes(protocol)),
      strangers: [
        ...document.querySelectorAll(
          'main :is(script:not([type="application/ld+json"]), iframe:not([src^="/map"]), object, embed, base, meta, style, link)',
        ),
      ].filter((element) => element.textContent !== ownScript).length,
    }),
    FILM_SCRIPT,
  );
  expect(found).toEqual({ ran: [], handlers: 0, links: [], strangers: 0 });
}

test('thousands of payloads that staff save as text run nothing on the page of an article', async () => {
  const all = payloads();
  const { page, open } = await watchful();
  for (const part of [0, 1]) {
    const words = all.filter((_, index) => index % 2 === part);
    const article = { title: short[part], slug: `payloads-${part}`, excerpt: short[part + 2] };
    await cms.create('blog', { ...article, content: richText(...words) });
    expect(await open(`/blog/payloads-${part}`)).toBe(200);
    await expectNothingHappened(page);
    expect(await page.locator('main p').count()).toBeGreaterThan(1000);
  }
});

test.each<PageName>(['homepage', 'contact'])(
  'payloads in every element of the page %s run nothing',
  async (name) => {
    const schema = pageSchemas[name];
    const { page, open } = await watchful();
    const words = Object.entries(sentinels(schema, () => null)).flatMap(([path, value], index) =>
      typeof value === 'string' && value.startsWith('Sentinel')
        ? [[path, short[(index * 7) % short.length]]]
        : [],
    );
    const breakOut = `</script><script>alert(1)</script>`;
    await cms.putPage(name, Object.fromEntries(words) as Record<string, string>, {
      seo: {
        title: breakOut,
        description: `"><img src=x onerror=alert(1)>`,
        structuredData: JSON.stringify({ '@type': 'Thing', name: breakOut, url: 'javascript:alert(1)' }),
      },
    });
    await expect(open(schema.path)).resolves.toBe(200);
    await expectNothingHappened(page);
  },
);

test('an intercepted answer to a poll runs nothing, and what cleans it is fetched only then', async () => {
  const { page, open } = await watchful();
  await page.clock.install();
  const slug = 'payloads-0';
  const call = await answering(page, `/api/blog/${slug}`);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(`/blog/${slug}`);
  const before = scripts.length;
  for (const [index, html] of batches(450).entries()) {
    const answered = call.nextAnswered();
    const content = `<h2>Batch ${index}</h2>${html}<p>End of ${index}</p>`;
    await call.answer({ json: { data: { ...apiPost(slug), content } } });
    await page.clock.fastForward(POLL_INTERVAL_MS);
    await answered;
    await page.getByRole('heading', { name: `Batch ${index}`, exact: true }).waitFor();
    await expectNothingHappened(page);
  }
  const purifier = await Promise.all(scripts.slice(before).map(async (url) => (await fetch(url)).text()));
  expect(purifier.filter((text) => text.includes('uponSanitizeAttribute'))).not.toEqual([]);
  const first = await Promise.all(scripts.slice(0, before).map(async (url) => (await fetch(url)).text()));
  expect(first.filter((text) => text.includes('uponSanitizeAttribute'))).toEqual([]);
});

test('payloads beside crisis numbers in alternative texts, saved while the page is open, run nothing', async () => {
  const vectors = short.filter((payload) => payload.includes('<')).slice(0, 120);
  const pictures = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const six = vectors.slice(index * 6, index * 6 + 6).join(' text 988 ');
      return cms.upload('blog-05.jpg', `Poster: call or text 988 ${six}`.slice(0, 300));
    }),
  );
  const hostile = (end: string) => {
    const { root } = richText(`End: ${end}`);
    const uploads = pictures.map((value) => ({
      type: 'upload',
      version: 3,
      format: '',
      relationTo: 'media',
      value,
      fields: {},
    }));
    return { root: { ...root, children: [...uploads, ...root.children] } };
  };
  const article = { title: 'Posters', slug: 'posters', excerpt: 'Posters' };
  const id = await cms.create('blog', { ...article, content: hostile('first') });
  const { page, open } = await watchful();
  await page.clock.install();
  await open('/blog/posters');
  // The document's original text comes a second time, after another text.
  for (const words of ['second', 'first']) {
    await cms.update('blog', id, { content: hostile(words) });
    await page.clock.fastForward(POLL_INTERVAL_MS);
    await page.getByText(`End: ${words}`).waitFor();
    await expectNothingHappened(page);
    expect(await page.locator('main figure img').count()).toBe(20);
    expect(await page.locator('main figure img[alt^="Poster: call or text 988"]').count()).toBeGreaterThan(0);
  }
});
