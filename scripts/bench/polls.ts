import { openCmsApi } from '../../tests/helpers/cms/cms-api';
import type { Site } from '../../tests/helpers/site/site';
import { bareServer, benchSite } from './servers/bench-site';
import { compare, type Asked } from './load';
import { startNginx } from './servers/nginx';
import { rawAnswer } from './raw-answer';
import { ratio, whole, type Table } from './report';

type Case = { name: string; path: string; headers?: Record<string, string> };

const HOME = '/api/pages/homepage';

/**
 * A poll with and without a change, the home page in each encoding, and lists, compared with bytes from
 * memory.
 */
export async function polls(): Promise<Table> {
  const site = await benchSite();
  const { etag } = await rawAnswer({ url: site.url + HOME });
  const cases: Case[] = [
    { name: 'poll, unchanged (304)', path: HOME, headers: { 'If-None-Match': etag } },
    { name: 'poll (200)', path: HOME },
    { name: 'home page, identity', path: '/' },
    { name: 'home page, gzip', path: '/', headers: { 'Accept-Encoding': 'gzip' } },
    { name: 'home page, br', path: '/', headers: { 'Accept-Encoding': 'br' } },
    { name: 'therapies', path: '/api/therapies' },
  ];
  const rows = [];
  for (const one of cases) rows.push(await rowOf(site, one));
  rows.push(await payloadRow(site));
  await site.stop();
  return {
    title: 'Reads',
    head: ['what', 'site /s', 'CPU µs', 'bare /s', 'CPU µs', 'site : bare', 'by CPU', 'nginx /s'],
    rows,
  };
}

/** The blog's list: the cost to render once and to serve. */
export async function lists(): Promise<Table> {
  const rows = [];
  for (const posts of [10, 1000, 10_000]) {
    const site = await benchSite({ posts });
    const start = performance.now();
    const { body } = await rawAnswer({ url: `${site.url}/api/blog` });
    const first = performance.now() - start;
    const one: Case = {
      name: `${whole(posts)} posts`,
      path: '/api/blog',
      headers: { 'Accept-Encoding': 'br' },
    };
    rows.push([...(await rowOf(site, one)), whole(body.length / 1000), whole(first)]);
    await site.stop();
  }
  return {
    title: 'Lists',
    head: [
      'posts in /api/blog (br)',
      'site /s',
      'CPU µs',
      'bare /s',
      'CPU µs',
      'site : bare',
      'by CPU',
      'nginx /s',
      'KB',
      'first, ms',
    ],
    rows,
  };
}

async function rowOf(site: Site, { name, path, headers }: Case) {
  const asked: Asked = { url: site.url + path, headers };
  // Compressed forms are made when first requested.
  await rawAnswer(asked);
  const answer = await rawAnswer(asked);
  const bare = await bareServer({ '/same': answer });
  const nginx = answer.status === 200 ? await startNginx(answer.body) : undefined;
  const result = await compare({
    site: { asked, pid: site.pid },
    bare: { asked: { url: `${bare.url}/same`, headers }, pid: bare.pid },
    nginx: nginx && { asked: { url: nginx.url }, pid: nginx.pid },
  });
  await Promise.all([bare.stop(), nginx?.stop()]);
  return [
    name,
    whole(result.site.perSecond),
    whole(result.site.cpuMicros),
    whole(result.bare.perSecond),
    whole(result.bare.cpuMicros),
    ratio(result.site.perSecond, result.bare.perSecond),
    ratio(result.bare.cpuMicros, result.site.cpuMicros),
    nginx ? whole(result.nginx.perSecond) : '',
  ];
}

/** The same document from Payload's own REST API. */
async function payloadRow(site: Site) {
  const cms = await openCmsApi(site.url);
  const id = await cms.idOf('pages', 'name', 'homepage');
  const url = `${site.url}/cms-api/pages/${id}?depth=1`;
  const { payload } = await compare({ payload: { asked: { url, headers: cms.headers }, pid: site.pid } }, 2);
  return [
    'the same page by Payload’s REST',
    whole(payload.perSecond),
    whole(payload.cpuMicros),
    '',
    '',
    '',
    '',
    '',
  ];
}
