import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { asList, prop } from '@/content/json';
import * as endpoints from '@/content/endpoints/endpoints';
import { listSitemapEntries } from '@/server/cms/sitemap-entries';
import { resolveEndpoint } from '@/server/content-api/resolvers';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createCategory, createPicture, createStaff, published } from '../../helpers/fixtures/content';
import { addPosts } from '../../helpers/fixtures/many-posts';

const POSTS = 10_000;

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  const image = (await createPicture(cms)).id;
  const category = await createCategory(cms, 'Care');
  const words = { excerpt: 'An excerpt of ordinary length, as editors write them.', category };
  await cms.create({
    collection: 'blog',
    data: { title: 'First', slug: 'first', image, tags: ['a', 'b'], ...words, ...published },
  });
  await addPosts(process.env.DATABASE_URI ?? '', POSTS);
}, 120_000);
afterAll(closeCms);

async function cpuOf<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1000];
}

/**
 * How long Payload's own way to the same list takes (ms): a relative limit, so that a slow or busy machine
 * makes no difference.
 */
async function mostAllowed() {
  const every = { collection: 'blog', pagination: false, depth: 1, sort: '-publishedOn' } as const;
  const [, ms] = await cpuOf(() =>
    cms.find({ ...every, select: { content: false, review: false, seo: false } }),
  );
  return ms * 0.8;
}

test('the list of ten thousand posts is made with much less work than usual, whole and in order', async () => {
  const [body, ms] = await cpuOf(() => resolveEndpoint(endpoints.posts));
  expect(ms).toBeLessThan(await mostAllowed());
  const list = endpoints.posts.view(body);
  expect(list).toHaveLength(POSTS + 1);
  expect(list.slice(0, 3).map(({ slug }) => slug)).toEqual(['first', 'article-1', 'article-2']);
  expect(list[POSTS]).toMatchObject({ slug: `article-${POSTS}`, tags: ['a', 'b'], category: 'Care' });
  expect(list[POSTS]?.picture?.src).toMatch(/picture/);
});

test('so is the sitemap', async () => {
  const [addresses, ms] = await cpuOf(listSitemapEntries);
  expect(ms).toBeLessThan(await mostAllowed());
  expect(addresses.filter(({ path }) => path.startsWith('/blog/'))).toHaveLength(POSTS + 1);
});

test('the panel finds and pages through them at once', async () => {
  const user = await createStaff(cms, 'editor');
  const list = (parts: object) => () =>
    cms.find({ collection: 'blog', limit: 10, depth: 0, user, overrideAccess: false, ...parts });
  const looks: [object, number][] = [
    [{}, POSTS + 1],
    [{ page: 500 }, POSTS + 1],
    [{ where: { title: { contains: '999' } } }, 19],
    [{ where: { _status: { equals: 'draft' } } }, 0],
  ];
  for (const [parts, total] of looks) {
    const [result, ms] = await cpuOf(list(parts));
    expect([parts, prop(result, 'totalDocs')]).toEqual([parts, total]);
    expect(asList(prop(result, 'docs')).length).toBeLessThanOrEqual(10);
    expect(ms).toBeLessThan(2000);
  }
});
