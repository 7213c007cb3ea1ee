import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleView } from '@/sections/article/article-page';
import { apiPost } from '../../helpers/fixtures/posts';
import { exceptWords } from '../../helpers/react/with-calls';
import { KnownAnswers } from '../../helpers/react/known-answers';

const heron = {
  ...apiPost('heron', {
    title: 'Herons at rest',
    excerpt: 'Gray and slow.',
    imageUrl: '/cms-api/media/file/heron.jpg',
    imageAlt: 'A heron on one leg',
    category: 'Birds',
    tags: ['a', 'b', 'c', 'd'],
    featured: true,
    readTime: 9,
  }),
  content: '<p>Still <strong>water</strong>.</p>',
  review: {
    author: 'A. Wren',
    reviewer: 'B. Owl, MD',
    reviewedOn: '2026-06-07T00:00:00.000Z',
    sources: [{ label: 'The book of reeds', url: 'https://reeds.example/book' }],
  },
};

const fetchCalls = jest.fn<typeof fetch>();
beforeEach(() => {
  fetchCalls.mockReset();
  globalThis.fetch = fetchCalls;
});

const open = (answers: Record<string, unknown> = { '/api/blog/heron': { data: heron } }) =>
  render(<KnownAnswers answers={answers} view={articleView} slug="heron" />);

const link = (name: string) => screen.getByRole('link', { name });

describe('an article', () => {
  test('has its title, excerpt, badges, picture, text and tags, and the way back', () => {
    open();
    expect(link('Back to blog')).toHaveAttribute('href', '/blog');
    const article = within(screen.getByRole('article', { name: 'Herons at rest' }));
    expect(article.getByRole('heading', { level: 1, name: 'Herons at rest' })).toBeVisible();
    expect(article.getByText('Gray and slow.')).toBeVisible();
    expect(article.getByText('Birds')).toBeVisible();
    expect(article.getByText('Featured')).toBeVisible();
    expect(article.getByRole('img', { name: 'A heron on one leg' })).toBeVisible();
    expect(article.getByText('water').tagName).toBe('STRONG');
    const tags = within(article.getByRole('region', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('says who wrote it, when, and how long it takes; who reviewed it, and on what it rests', () => {
    open();
    expect(screen.getByText('A. Wren').closest('p')).toHaveTextContent(
      'By A. Wren · May 4, 2026 · 9 min read',
    );
    expect(screen.getByText('Medically reviewed').parentElement).toHaveTextContent('B. Owl, MD');
    expect(screen.getByText('Medically reviewed').parentElement).toHaveTextContent('June 7, 2026');
    expect(link('The book of reeds')).toHaveAttribute('href', 'https://reeds.example/book');
    expect(screen.getByText('Opened and compared on June 7, 2026.')).toBeVisible();
  });

  test('shows no name when no author is known', () => {
    open({ '/api/blog/heron': { data: { ...heron, review: {}, publishedOn: '2026-05-04T00:00:00.000Z' } } });
    expect(screen.getByText('9 min read').closest('p')).toHaveTextContent(/^May 4, 2026 · 9 min read$/);
    expect(screen.queryByText(/clinical team/)).toBeNull();
  });

  test('offers support and other things to read', () => {
    open();
    const support = within(screen.getByRole('complementary', { name: 'Get Professional Support' }));
    expect(support.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
      '/contact',
      '/programs',
    ]);
    const onward = within(screen.getByRole('region', { name: 'Continue Reading' }));
    expect(onward.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
      '/blog',
      '/conditions',
      '/therapies',
    ]);
  });

  test('leaves out what it does not have', () => {
    open({
      '/api/blog/heron': { data: apiPost('heron', { excerpt: '', readTime: null, publishedOn: null }) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Title of heron' })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    for (const words of ['Featured', 'Tags', /reviewed$/, 'Sources', /min read/]) {
      expect(screen.queryByText(words)).toBeNull();
    }
  });
});

describe('without an article', () => {
  const expectNotFound = async () => {
    expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    expect(
      screen.getByText("The article you're looking for doesn't exist or may have been removed."),
    ).toBeVisible();
    expect(link('Back to Blog')).toHaveAttribute('href', '/blog');
  };

  test('it is loading at first', async () => {
    fetchCalls.mockReturnValue(new Promise(() => undefined));
    open({});
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText('Article Not Found')).toBeNull();
    await waitFor(() => expect(fetchCalls.mock.calls.flat()).toContain('/api/blog/heron'));
  });

  test('a missing one is not found', async () => {
    fetchCalls.mockImplementation(exceptWords(() => new Response('No', { status: 404 })));
    open({});
    await expectNotFound();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('an error says the same, and “Retry” asks again', async () => {
    fetchCalls.mockImplementation(exceptWords(() => new Response('Away', { status: 500 })));
    open({});
    await expectNotFound();
    fetchCalls.mockImplementation(exceptWords(() => Response.json({ data: heron })));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Herons at rest' })).toBeVisible();
    expect(screen.queryByText('Article Not Found')).toBeNull();
  });

  test('a malformed response says the same', async () => {
    open({ '/api/blog/heron': { data: [] } });
    await expectNotFound();
  });
});
