import { describe, expect, test } from '@jest/globals';
import { defaultDescription, defaultTitle } from '@/content/head/title';
import { toMetadata } from '@/server/seo/to-metadata';
import { HOSTILE } from '../../../helpers/fixtures/hostile';

const page = { center: 'Elm House', path: '/blog/sleep' };

const whole = {
  title: 'Title',
  description: 'Description',
  keywords: ['one', ' two ', '', 3],
  canonicalUrl: 'https://elm.example/sleep',
  robots: { index: false, follow: true },
  openGraph: {
    title: 'Shared title',
    description: 'Shared description',
    url: 'https://elm.example/shared',
    type: 'article',
    site_name: 'Elm',
    image: { url: '/a.jpg', alt: 'A tree' },
  },
  twitter: { card: 'summary', title: 'T title', description: 'T description', image: '/t.jpg' },
};

test('every part of the SEO object becomes a tag', () => {
  expect(toMetadata({ ...page, body: { data: { seo: whole } } })).toEqual({
    title: { absolute: 'Title' },
    description: 'Description',
    keywords: ['one', 'two'],
    alternates: {
      canonical: 'https://elm.example/sleep',
      types: { 'application/rss+xml': '/blog/feed.xml' },
    },
    robots: { index: false, follow: true },
    openGraph: {
      title: 'Shared title',
      description: 'Shared description',
      url: 'https://elm.example/shared',
      type: 'article',
      siteName: 'Elm',
      images: [{ url: '/a.jpg', alt: 'A tree' }],
    },
    twitter: { card: 'summary', title: 'T title', description: 'T description', images: ['/t.jpg'] },
  });
});

test('without one the default tags apply (spec §8, §9)', () => {
  expect(toMetadata({ ...page, body: undefined })).toMatchObject({
    title: { absolute: defaultTitle('Elm House') },
    description: defaultDescription('Elm House'),
    alternates: { canonical: '/blog/sleep' },
    robots: { index: true, follow: true },
    openGraph: {
      title: defaultTitle('Elm House'),
      siteName: 'Elm House',
      type: 'website',
      url: '/blog/sleep',
    },
    twitter: { card: 'summary_large_image', title: defaultTitle('Elm House') },
  });
});

test('what the page says about itself goes before the defaults, and after the SEO object', () => {
  const own = {
    ...page,
    title: 'Own',
    description: 'Own words',
    type: 'article',
    picture: { url: '/p.jpg', alt: 'P' },
  } as const;
  expect(toMetadata({ ...own, body: {} })).toMatchObject({
    title: { absolute: 'Own | Elm House' },
    description: 'Own words',
    openGraph: { type: 'article', images: [{ url: '/p.jpg', alt: 'P' }] },
    twitter: { title: 'Own | Elm House', images: ['/p.jpg'] },
  });
  expect(toMetadata({ ...own, body: { data: { seo: whole } } })).toMatchObject({
    title: { absolute: 'Title' },
    twitter: { images: ['/t.jpg'] },
  });
});

describe('whatever the SEO object is', () => {
  test('the tags are complete', () => {
    for (const value of HOSTILE) {
      const keys = Object.keys(whole);
      for (const seo of [value, Object.fromEntries(keys.map((key) => [key, value]))]) {
        const tags = toMetadata({ ...page, body: { data: { seo } } });
        expect(tags).toMatchObject({
          title: { absolute: expect.stringMatching(/\S/) },
          description: expect.stringMatching(/\S/),
        });
      }
    }
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'no address'])(
    '%s is no address',
    (address) => {
      const seo = {
        canonicalUrl: address,
        openGraph: { url: address, image: { url: address, alt: 'x' } },
        twitter: { image: address },
      };
      expect(JSON.stringify(toMetadata({ ...page, body: { data: { seo } } }))).not.toContain(address);
    },
  );
});
