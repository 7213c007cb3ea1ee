import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { asString, prop } from '@/content/json';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { hasNginx, runNginx } from '../../helpers/site/nginx';
import { administrator } from '../../helpers/site/panel';
import { startSite } from '../../helpers/site/site';

/** Two web processes on one database, and a proxy in front of one of them where nginx is installed. */
const urls: string[] = [];
let proxy: Awaited<ReturnType<typeof runNginx>> | undefined;
let cms: CmsApi;
beforeAll(async () => {
  const one = await startSite({ env: administrator });
  const two = await startSite({ env: administrator, shouldSeed: false });
  urls.push(one.url, two.url);
  if (await hasNginx()) {
    proxy = await runNginx(keepingProxy(one.url));
    urls.push(proxy.url);
  }
  cms = await openCmsApi(one.url);
});
afterAll(() => proxy?.stop());

const someHeaders: Record<string, string>[] = [
  {},
  { Authorization: 'x' },
  { Range: 'bytes=0-99' },
  { Cookie: 'payload-token=x' },
];

/** Requests a path unchanged, which `fetch` would normalize. */
async function ask(url: string, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  const question = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode ?? 0, type: String(response.headers['content-type']) };
}

test('a resized picture is gone when no page shows it any more, on every path', async () => {
  const id = await cms.upload('garden-path.jpg', 'A garden in the morning');
  const article = await cms.create('blog', { title: 'A picture', slug: 'a-picture', image: id });
  const name = asString(prop((await cms.find('media', `where[id][equals]=${id}`))[0], 'filename'));
  const href = `/cms-api/media/file/${encodeURIComponent(name)}`;
  const query = `url=${encodeURIComponent(href)}&w=640&q=60`;
  const path = `/_next/image?${query}`;
  const key = ImageOptimizerCache.getCacheKey({ href, width: 640, quality: 60, mimeType: 'image/webp' });
  const isKept = () => existsSync(join('.next', 'cache', 'images', key));

  const Accept = 'image/webp';
  for (const url of urls) {
    await eventually(async () => expect((await ask(url, path, 'GET', { Accept })).status).toBe(200));
    expect((await ask(url, href)).status).toBe(200);
  }
  expect(isKept()).toBe(true);

  await cms.remove('blog', article);
  for (const url of urls) {
    await eventually(async () => expect((await ask(url, path, 'GET', { Accept })).status).toBe(404));
    await eventually(async () => expect((await ask(url, href)).status).toBe(404));
  }
  const ways = [
    path,
    `/_next/image;x?${query}`,
    `/_next/image/?${query}`,
    `/./_next/image?${query}`,
    `/_next/%69mage?${query}`,
    `/_next//image?${query}`,
    `${path}&utm=${'x'.repeat(3000)}`,
    `http://127.0.0.1${path}`,
    href,
    `/./${href}`,
    `${href};x`,
    href.replace('file', '%66ile'),
  ];
  const given: unknown[] = [];
  for (const url of urls)
    for (const way of ways)
      for (const headers of someHeaders)
        for (const method of ['GET', 'POST']) {
          const { status, type } = await ask(url, way, method, { ...headers, Accept, 'Content-Length': '0' });
          if ((status >= 200 && status < 300) || type.startsWith('image/'))
            given.push([way, method, headers, status]);
        }
  expect(given).toEqual([]);
  // Next's resized copies are deleted with it.
  await eventually(async () => expect(isKept()).toBe(false));
});

const keepingProxy = (url: string) => `
worker_processes 1;
pid FOLDER/pid;
error_log FOLDER/error.log;
events {}
http {
  access_log off;
  client_body_temp_path FOLDER/1; proxy_temp_path FOLDER/2; fastcgi_temp_path FOLDER/3; uwsgi_temp_path FOLDER/4; scgi_temp_path FOLDER/5;
  proxy_cache_path FOLDER/cache keys_zone=site:1m;
  server {
    listen 127.0.0.1:PORT;
    location / {
      proxy_pass ${url};
      proxy_cache site;
      proxy_cache_key $request_uri;
      proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;
    }
  }
}`;
