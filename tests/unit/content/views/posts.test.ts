import { describe, expect, test } from '@jest/globals';
import { readArticle, readPosts } from '@/content/views/posts';
import { apiPost } from '../../../helpers/fixtures/posts';

const nonsense = [undefined, null, 7, 'text', [], {}, { data: 7 }, { data: [null, 7, 'x', [], {}] }];

describe('the list', () => {
  test.each(nonsense)('%j is no posts', (body) => {
    expect(readPosts(body)).toEqual([]);
  });

  test('reads a post', () => {
    const post = apiPost('heron', {
      title: ' Herons at rest ',
      imageUrl: '/cms-api/media/file/heron.jpg',
      imageAlt: 'A heron',
      category: 'Birds',
      tags: ['marsh', ' reed ', '', 'marsh', 7],
      featured: true,
      readTime: 4.2,
    });
    expect(readPosts({ data: [post] })).toEqual([
      {
        slug: 'heron',
        title: 'Herons at rest',
        excerpt: 'Excerpt of heron',
        picture: { src: '/cms-api/media/file/heron.jpg', alt: 'A heron' },
        category: 'Birds',
        tags: ['marsh', 'reed'],
        isFeatured: true,
        readTime: 5,
        publishedOn: '2026-05-04T00:00:00.000Z',
      },
    ]);
  });

  test('leaves out what has no slug or no title, and keeps the order', () => {
    const list = [apiPost('b'), apiPost('x', { title: ' ' }), apiPost(''), apiPost('a')];
    expect(readPosts({ data: list }).map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  test.each([
    ['a picture from a script', { imageUrl: 'javascript:alert(1)' }, { picture: null }],
    ['a date that is none', { publishedOn: 'soon' }, { publishedOn: '' }],
    ['a reading time that is none', { readTime: 'long' }, { readTime: 0 }],
    ['featured by word', { featured: 'yes' }, { isFeatured: false }],
    ['tags that are no list', { tags: 'marsh' }, { tags: [] }],
  ])('%s counts as missing', (_, parts, expected) => {
    expect(readPosts({ data: [apiPost('heron', parts)] })[0]).toMatchObject(expected);
  });
});

describe('an article', () => {
  test.each(nonsense)('%j is none', (body) => {
    expect(readArticle(body)).toBeNull();
  });

  test('has its text, its date in words and its review', () => {
    const data = {
      ...apiPost('heron'),
      content: '<p>Still water.</p>',
      review: {
        author: 'A. Wren',
        sources: [{ label: 'Reeds', url: 'https://reeds.example' }, { label: 'x' }],
      },
    };
    expect(readArticle({ data })).toMatchObject({
      content: '<p>Still water.</p>',
      date: 'May 4, 2026',
      review: {
        author: 'A. Wren',
        reviewer: '',
        sources: [{ label: 'Reeds', url: 'https://reeds.example' }],
      },
    });
  });

  test('has no date, rather than a wrong one, where none was given', () => {
    expect(readArticle({ data: apiPost('heron', { publishedOn: null }) })?.date).toBe('');
  });
});
