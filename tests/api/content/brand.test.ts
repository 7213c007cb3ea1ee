import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { readLayout } from '@/content/views/site-layout';
import { siteMetadata } from '@/server/seo/page-metadata';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { createPicture, createStaff, published } from '../../helpers/fixtures/content';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

const layout = async () => readLayout(await askJson('/api/globals/site-layout'));

test('a center without a brand has the default look', async () => {
  expect(await askJson('/api/globals/site-layout')).toEqual({ data: { content: expect.any(Array) } });
  expect((await layout()).brand).toEqual({ palette: 'lagoon', favicon: null, socialPicture: null });
});

test('palette, logos, icon and sharing picture are in the layout’s answer once they are published', async () => {
  const [logo, logoOnDark, favicon, socialPicture] = await Promise.all(
    ['logo', 'dark', 'icon', 'social'].map(async (name) =>
      String((await createPicture(cms, { alt: `The ${name}`, name: `${name}.jpg` })).id),
    ),
  );
  const data = { palette: 'dusk' as const, logo, logoOnDark, favicon, socialPicture };
  await cms.updateGlobal({ slug: 'brand', draft: true, data: { ...data, _status: 'draft' } });
  expect((await layout()).brand.palette).toBe('lagoon');

  await cms.updateGlobal({ slug: 'brand', data: { ...data, ...published } });
  const { brand, header } = await layout();
  expect(brand).toEqual({
    palette: 'dusk',
    favicon: '/cms-api/media/file/icon.jpg',
    socialPicture: expect.objectContaining({ src: '/cms-api/media/file/social.jpg', alt: 'The social' }),
  });
  expect(header.logo).toMatchObject({
    src: '/cms-api/media/file/logo.jpg',
    srcOnDark: '/cms-api/media/file/dark.jpg',
    alt: 'The logo',
  });
  const { openGraph, twitter } = await siteMetadata();
  const shared = expect.objectContaining({ url: '/cms-api/media/file/social.jpg', alt: 'The social' });
  expect(openGraph?.images).toEqual([shared]);
  expect(twitter?.images).toEqual(['/cms-api/media/file/social.jpg']);
});

test('a picture of the brand cannot be deleted while it is shown', async () => {
  await createStaff(cms, 'admin');
  const token = await signIn('admin@staff.example', 'a password for tests');
  const { docs } = await cms.find({ collection: 'media', where: { filename: { equals: 'icon.jpg' } } });
  const { status, text } = await askCms(`/media/${docs[0]?.id}`, { method: 'DELETE', token });
  expect([status, text]).toEqual([409, expect.stringContaining('Brand')]);
});

test('only editors and administrators change the brand; an unknown palette is refused', async () => {
  await createStaff(cms, 'intake');
  const token = await signIn('intake@staff.example', 'a password for tests');
  const body = { palette: 'grove' };
  expect((await askCms('/globals/brand', { method: 'POST', body })).status).toBe(403);
  expect((await askCms('/globals/brand', { method: 'POST', body, token })).status).toBe(403);
  const admin = await signIn('admin@staff.example', 'a password for tests');
  const refused = await askCms('/globals/brand', { method: 'POST', token: admin, body: { palette: 'neon' } });
  expect(refused.status).toBe(400);
  expect((await layout()).brand.palette).toBe('dusk');
});

test('a layout with an invalid brand has the default look', () => {
  const brand = {
    palette: 'neon',
    favicon: 'https://elsewhere.example/x.png',
    socialPicture: 7,
    logoOnDark: {},
  };
  const view = readLayout({ data: { brand } });
  expect(view.brand).toEqual({ palette: 'lagoon', favicon: null, socialPicture: null });
  expect(view.header.logo).not.toHaveProperty('srcOnDark');
});
