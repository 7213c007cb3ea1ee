import { benchSite } from './servers/bench-site';
import { residentMegabytes } from '../../tests/helpers/site/process-cost';
import { load } from './load';
import { whole, type Table } from './report';

const ROUNDS = 15;
const UNKNOWN_PATHS = 1000;
const SEARCHES = 1000;

/**
 * Memory of the process at start, after a long run of polls, and after requests for paths that do not exist.
 */
export async function memory(): Promise<Table> {
  const site = await benchSite();
  const rows: (string | number)[][] = [];
  const note = async (what: string) => rows.push([what, whole(await residentMegabytes(site.pid))]);
  await fetch(site.url);
  await note('after the first page');
  let polls = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const url = `${site.url}${['/api/pages/homepage', '/', '/api/blog'][round % 3]}`;
    polls += (await load({ url }, site.pid)).perSecond * 2;
  }
  await note(`after ${whole(polls)} polls and pages`);
  await askMany(site.url, UNKNOWN_PATHS, (index) => `/no/such/page-${index}`);
  await note(`after ${whole(UNKNOWN_PATHS)} unknown paths`);
  await askMany(site.url, SEARCHES, (index) => `/blog?q=word-${index}`);
  await note(`after ${whole(SEARCHES)} different searches`);
  await site.stop();
  return { title: 'Memory', head: ['when', 'resident, MB'], rows };
}

async function askMany(url: string, count: number, pathOf: (index: number) => string) {
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < count) await (await fetch(url + pathOf((next += 1)))).text();
    }),
  );
}
