import { beforeAll, expect, test } from '@jest/globals';
import { asList, prop } from '@/content/json';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

/**
 * What this product adds to the specification is off or empty at first, and changes no page while it is;
 * tests/api/pages/unused-additions.test.ts compares the calls.
 */
const PAGES = [
  '/',
  '/about',
  '/programs',
  '/conditions',
  '/conditions/anxiety',
  '/therapies',
  '/therapies/cbt',
];
const MORE = ['/gallery', '/contact', '/blog', '/privacy', '/terms', '/no-such-page'];
let site: Site;
let cms: CmsApi;
beforeAll(async () => {
  site = await startSite({ env: administrator });
  cms = await openCmsApi(site.url);
});

/** Without what differs from one rendering to the next: Next's own data, and the order of its chunks. */
const htmlOf = async (path: string) => {
  const html = await (await fetch(site.url + path)).text();
  return html.replace(
    /<script>(?:\(self\.__next_f|self\.__next_f)[^]*?<\/script>|<script src="[^"]*" async=""><\/script>/g,
    '',
  );
};
const pages = async () =>
  Object.fromEntries(
    await Promise.all([...PAGES, ...MORE].map(async (path) => [path, await htmlOf(path)] as const)),
  );
const removeAll = (collection: string, where: string) => cms.call('DELETE', `/${collection}?${where}`);
const setNotice = (data: object) => cms.call('POST', '/globals/notice', { kind: 'closed', ...data });
const askSafely = (asksSafely: boolean) => cms.call('POST', '/globals/inbox-settings', { asksSafely });

test('every page is the same, byte for byte, before the additions are used and after they were', async () => {
  // The demo uses two of them.
  await removeAll('extra-pages', 'where[id][exists]=true');
  for (const collection of ['conditions', 'therapies', 'blog'])
    await removeAll(collection, 'where[language][equals]=es');
  await eventually(async () => expect(await htmlOf('/contact')).not.toContain('/contacto'));
  await eventually(async () => expect(await htmlOf('/conditions/anxiety')).not.toContain('Español'));
  const before = await pages();
  for (const [path, html] of Object.entries(before))
    expect([
      path,
      /reach you safely|Notice from the center|Español|\/(?:admissions|contacto)\b/.exec(html),
    ]).toEqual([path, null]);

  const until = new Date(Date.now() + 86_400_000).toISOString();
  await setNotice({ text: 'Closed today for a storm.', until });
  await askSafely(true);
  const english = await cms.idOf('conditions', 'slug', 'anxiety');
  const spanish = await cms.create('conditions', {
    title: 'Ansiedad y garzas',
    slug: 'ansiedad-y-garzas',
    language: 'es',
    translationOf: english,
  });
  const extra = await cms.call('POST', '/extra-pages', {
    title: 'Heron walks',
    slug: 'heron-walks',
    place: 'footer',
    _status: 'published',
    blocks: [{ blockType: 'contact' }],
  });
  await eventually(async () => {
    const used = await pages();
    expect(Object.entries(used).filter(([, html]) => !html.includes('Closed today for a storm.'))).toEqual(
      [],
    );
    expect(used['/']).toContain('/heron-walks');
    expect(used['/contact']).toContain('How may we reach you safely?');
    expect(used['/conditions/anxiety']).toContain('/conditions/ansiedad-y-garzas');
  }, 20_000);

  await removeAll('extra-pages', `where[id][equals]=${String(prop(prop(extra, 'doc'), 'id'))}`);
  await cms.remove('conditions', spanish);
  await askSafely(false);
  await setNotice({ text: '' });
  await eventually(async () => {
    const after = await pages();
    const changed = Object.keys(before).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual([]);
  }, 20_000);
  expect(asList(prop(await cms.call('GET', '/extra-pages'), 'docs'))).toEqual([]);
}, 180_000);
