import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { launchBrowserServer } from '../../tests/helpers/browser/chromium';
import { benchSite } from './servers/bench-site';
import { EMPTY_PAGE, startEmptyApp } from './servers/empty-app';
import { ratio, type Table } from './report';
import { ROUTES } from './routes';

type Weight = { scripts: number; styles: number; fonts: number; pictures: number; page: number };

/** What a browser fetches for each page, in kilobytes; text counts as compressed with brotli. */
export async function weight(): Promise<Table> {
  const server = await launchBrowserServer();
  const browser = await chromium.connect(server.wsEndpoint());
  const empty = await startEmptyApp();
  const least = await weigh(browser, empty.url);
  await empty.stop();
  const site = await benchSite();
  const rows = [row(EMPTY_PAGE, least, least)];
  for (const path of ROUTES) rows.push(row(path, await weigh(browser, site.url + path), least));
  await site.stop();
  await server.close();
  return {
    title: 'Weight',
    head: ['page', 'scripts, KB', ': empty', 'page itself', 'styles', 'fonts', 'pictures', 'all'],
    rows,
    note: 'At 390 × 844, without any interaction, films left out.',
  };
}

function row(name: string, weight: Weight, least: Weight) {
  const { scripts, page, styles, fonts, pictures } = weight;
  const all = Object.values(weight).reduce((sum, part) => sum + part, 0);
  const cells = [page, styles, fonts, pictures, all].map((bytes) => (bytes / 1000).toFixed(1));
  return [name, (scripts / 1000).toFixed(1), ratio(scripts, least.scripts), ...cells];
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const weight: Weight = { scripts: 0, styles: 0, fonts: 0, pictures: 0, page: 0 };
  const kinds = {
    script: 'scripts',
    stylesheet: 'styles',
    font: 'fonts',
    image: 'pictures',
    document: 'page',
  } as const;
  const seen = new Set<string>();
  const parts: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType() as keyof typeof kinds];
    if (!kind || seen.has(response.url())) return;
    seen.add(response.url());
    parts.push(
      response.body().then(
        (body) => {
          const isPacked = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
          weight[kind] += isPacked ? brotliCompressSync(body).length : body.length;
        },
        // A redirect has no body.
        () => undefined,
      ),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  // Not `networkidle`: the site's own polls never end.
  await page.waitForTimeout(2500);
  await Promise.all(parts);
  await context.close();
  return weight;
}
