import { launch } from 'chrome-launcher';
import run from 'lighthouse';
import { findChromium } from '../../tests/helpers/browser/chromium';
import { benchSite } from './servers/bench-site';
import { EMPTY_PAGE, startEmptyApp } from './servers/empty-app';
import { median, type Table } from './report';
import { ROUTES } from './routes';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse in its phone profile; the median of three runs per page. Needs an idle machine. */
export async function lighthouse(): Promise<Table> {
  const site = await benchSite();
  const chrome = await launch({
    chromePath: (await findChromium()) ?? undefined,
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  const rowOf = async (name: string, url: string) => {
    const runs = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await measure(url, chrome.port));
    return [name, ...median(runs)];
  };
  const empty = await startEmptyApp();
  const rows = [await rowOf(EMPTY_PAGE, empty.url)];
  await empty.stop();
  for (const path of ROUTES) rows.push(await rowOf(path, site.url + path));
  chrome.kill();
  await site.stop();
  return {
    title: 'Lighthouse, phone',
    head: ['page', ...CATEGORIES, 'LCP, ms', 'blocking, ms', 'CLS'],
    rows,
    note: `Each figure is the median of ${RUNS} runs.`,
  };
}

async function measure(url: string, port: number): Promise<number[]> {
  const result = await run(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { categories, audits } = result.lhr;
  const valueOf = (name: string) => audits[name]?.numericValue ?? NaN;
  return [
    ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? NaN) * 100)),
    Math.round(valueOf('largest-contentful-paint')),
    Math.round(valueOf('total-blocking-time')),
    Number(valueOf('cumulative-layout-shift').toFixed(3)),
  ];
}
