import { afterAll, expect, test } from '@jest/globals';
import { brokenDatabase } from '../helpers/database/broken-database';
import { openCmsApi } from '../helpers/cms/cms-api';
import { eventually } from '../helpers/site/eventually';
import { hasNginx, proxyConfiguration, runNginx } from '../helpers/site/nginx';
import { administrator } from '../helpers/site/panel';
import { freePort, startSite } from '../helpers/site/site';

const isInstalled = await hasNginx();
let proxy: Awaited<ReturnType<typeof runNginx>> | undefined;
afterAll(() => proxy?.stop());

// The topology of deploy/compose.yaml without containers, with deploy/nginx.conf except for names, ports and
// paths.
(isInstalled ? test : test.skip)(
  'two web processes, one database and the proxy: one site, which stays when either process dies',
  async () => {
    const database = await brokenDatabase();
    await database.mend();
    const ports = [await freePort(), await freePort()];
    const configuration = await proxyConfiguration(ports);
    proxy = await runNginx(configuration);
    const { url } = proxy;
    const options = {
      databaseUri: database.uri,
      shouldSeed: false,
      env: { ...administrator, SITE_URL: url },
    };
    let [one, two] = [
      await startSite({ ...options, port: ports[0] }),
      await startSite({ ...options, port: ports[1] }),
    ];
    // Each request comes from another client: limits are per client.
    let clients = 0;
    const ask = (path: string, headers = {}) => {
      clients += 1;
      const client = `2001:db8:${(clients >> 16).toString(16)}:${(clients & 0xffff).toString(16)}::1`;
      return fetch(url + path, { headers: { 'X-Forwarded-For': client, ...headers } });
    };
    const cacheOf = async (path: string, headers = {}) => (await ask(path, headers)).headers.get('x-cache');

    // Cached for a moment, per encoding; but never responses to a token or a session, a range of a film, or a
    // private response. The first responses after a start may come from the content cache, and proxies must
    // not cache those.
    await eventually(async () => expect(await cacheOf('/about')).toMatch(/HIT|STALE|EXPIRED|UPDATING/));
    expect(await cacheOf('/about', { Authorization: 'Bearer x' })).toBe('BYPASS');
    expect(await cacheOf('/about', { Cookie: 'payload-token=x' })).toBe('BYPASS');
    expect(await cacheOf('/admin/login')).toBeNull();
    expect((await ask('/readyz')).status).toBe(403);
    expect((await ask('/api/pages/homepage')).headers.get('cache-control')).toContain('s-maxage=1');

    const edit = async (words: string) => {
      const cms = await eventually(() => openCmsApi(url));
      await cms.update('conditions', await cms.idOf('conditions', 'slug', 'anxiety'), { heading1: words });
      const editedAt = Date.now();
      for (const path of ['/api/conditions/anxiety', '/conditions/anxiety'])
        await eventually(async () => expect(await (await ask(path)).text()).toContain(words));
      expect(Date.now() - editedAt).toBeLessThan(5000);
    };
    await edit('Words through the proxy');

    const failures: string[] = [];
    let isOver = false;
    const visitor = async () => {
      while (!isOver) {
        const response = await ask('/conditions/anxiety');
        if (response.status !== 200) failures.push(String(response.status));
        await response.text();
      }
    };
    const visitors = [visitor(), visitor()];
    try {
      await one.stop('SIGKILL');
      await edit('Words while one process is gone');
      one = await startSite({ ...options, port: ports[0] });
      await two.stop();
      await edit('Words while the other is gone');
      two = await startSite({ ...options, port: ports[1] });
    } finally {
      isOver = true;
      await Promise.all(visitors);
    }
    expect(failures).toEqual([]);
  },
);
