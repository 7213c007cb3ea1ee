import { expect, test } from '@jest/globals';
import { toFeed } from '@/content/views/feed';
import { apiPost, manyPosts, posts } from '../../../helpers/fixtures/posts';

const feed = (...entries: unknown[]) =>
  toFeed({
    title: 'Heron & Reed',
    description: 'Notes "from" the <marsh>',
    siteUrl: 'https://heron.example',
    posts: posts(...entries),
  });

test('is RSS 2.0 that names itself', () => {
  const lines = feed().split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
  ]);
  expect(lines).toContain('<link>https://heron.example/blog</link>');
  expect(lines).toContain(
    '<atom:link href="https://heron.example/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  );
});

test('an item has absolute addresses, its date and its categories', () => {
  const words = feed(apiPost('heron', { category: 'Birds', tags: ['marsh', 'Birds'] }));
  expect(words).toContain(
    [
      '<item>',
      '<title>Title of heron</title>',
      '<link>https://heron.example/blog/heron</link>',
      '<guid isPermaLink="true">https://heron.example/blog/heron</guid>',
      '<description>Excerpt of heron</description>',
      '<category>Birds</category>',
      '<category>marsh</category>',
      '<pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate>',
      '</item>',
    ].join('\n'),
  );
});

test('is escaped, and has no character that XML cannot hold', () => {
  const words = feed(apiPost('heron', { title: `A <b>"&'\u0000\u000b\ud800b 🪶`, excerpt: ']]>' }));
  expect(words).toContain('<title>Heron &amp; Reed</title>');
  expect(words).toContain('<description>Notes &quot;from&quot; the &lt;marsh&gt;</description>');
  expect(words).toContain('<title>A &lt;b&gt;&quot;&amp;&apos;b 🪶</title>');
  expect(words).toContain('<description>]]&gt;</description>');
});

test('has the time of the last change, not of the request', () => {
  const words = feed(
    apiPost('old', { publishedOn: '2026-01-02T00:00:00.000Z' }),
    apiPost('new', { publishedOn: '2026-03-04T00:00:00.000Z' }),
    apiPost('undated', { publishedOn: '' }),
  );
  expect(words).toContain('<lastBuildDate>Wed, 04 Mar 2026 00:00:00 GMT</lastBuildDate>');
  expect(words.match(/<pubDate>/g)).toHaveLength(2);
  expect(feed()).not.toContain('lastBuildDate');
});

test('holds the newest fifty', () => {
  const words = feed(...manyPosts(60));
  expect(words.match(/<item>/g)).toHaveLength(50);
  expect(words).toContain('/blog/kite-1<');
  expect(words).not.toContain('/blog/kite-51<');
});
