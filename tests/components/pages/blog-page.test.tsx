import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogView } from '@/sections/blog/blog-page';
import {
  address,
  category,
  clearButton,
  count,
  marsh,
  open,
  searchBox,
  titles,
} from '../../helpers/react/blog-list';
import { layoutAnswer, pageAnswer } from '../../helpers/react/with-answers';
import { exceptWords, renderWithCalls } from '../../helpers/react/with-calls';

const fetchCalls = jest.fn<typeof fetch>();
beforeEach(() => {
  fetchCalls.mockReset();
  globalThis.fetch = fetchCalls;
});

describe('the list', () => {
  test('has its title, featured articles and then the latest, and a call to /contact', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(titles('Featured Articles')).toEqual(['Small wren']);
    expect(titles('Latest Articles')).toEqual(['Herons at rest', 'Cutting reed']);
    expect(screen.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/contact');
  });

  test("is called 'All Articles' when none are featured", () => {
    open('/blog', [marsh[0], marsh[2]]);
    expect(titles('All Articles')).toEqual(['Herons at rest', 'Cutting reed']);
    expect(titles('Featured Articles')).toBeNull();
    expect(titles('Latest Articles')).toBeNull();
  });

  test('offers all categories, each once', () => {
    open();
    const options = within(category()).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All Categories', 'Birds', 'Plants']);
    expect(category()).toHaveValue('all');
  });

  test("a card leads to its article, with at most three tags, then '+N more'", () => {
    open();
    const card = (title: string) =>
      within(screen.getByRole('link', { name: title }).closest('article') as HTMLElement);
    expect(screen.getByRole('link', { name: 'Herons at rest' })).toHaveAttribute('href', '/blog/heron');
    const tags = (title: string) =>
      card(title)
        .getAllByRole('listitem')
        .map((tag) => tag.textContent);
    expect(tags('Herons at rest')).toEqual(['a', 'b', 'c', '+2 more']);
    expect(tags('Cutting reed')).toEqual(['song', 'b', 'c']);
    expect(card('Herons at rest').getByText('7 min read')).toBeVisible();
    expect(card('Herons at rest').queryByText('Featured')).toBeNull();
    expect(card('Small wren').getByText('Featured')).toBeVisible();
  });
});

test('staff set its title, its lead, its call and the title of the tab', async () => {
  const words = pageAnswer({
    hero: { 'page title': { text: 'Notes' }, 'page subtitle': { text: 'From the marsh.' } },
    cta: { 'section heading': { text: 'Come by' }, 'cta button': { text: 'Write', url: '/about' } },
  });
  window.history.replaceState(null, '', '/blog');
  renderWithCalls(
    {
      '/api/globals/site-layout': { body: layoutAnswer('Heron House') },
      '/api/blog': { body: { data: marsh } },
      '/api/pages/blog': { body: words },
    },
    blogView,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  expect(screen.getByText('From the marsh.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Come by' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/about');
  await waitFor(() => expect(document.title).toBe('Notes | Heron House'));
});

describe('the filters', () => {
  test.each([
    ['heron', 'Found 1 article'],
    ['SONG', 'Found 2 articles'],
    ['excerpt of', 'Found 3 articles'],
    ['owl', 'Found 0 articles'],
  ])('typing %s: %s', async (text, words) => {
    open();
    expect(count()).toHaveTextContent(/^Found 3 articles$/);
    await userEvent.type(searchBox(), text);
    expect(count()).toHaveTextContent(words);
  });

  test('text and category count together, and Clear filters resets both', async () => {
    open();
    expect(clearButton()).toBeNull();
    await userEvent.type(searchBox(), 'song');
    await userEvent.selectOptions(category(), 'Plants');
    expect(titles('All Articles')).toEqual(['Cutting reed']);
    expect(titles('Featured Articles')).toBeNull();
    await userEvent.click(clearButton()!);
    expect(searchBox()).toHaveValue('');
    expect(category()).toHaveValue('all');
    expect(count()).toHaveTextContent('Found 3 articles');
    expect(count()).toHaveFocus();
    expect(clearButton()).toBeNull();
    expect(address()).toBe('/blog');
  });

  test("nothing found: 'No articles found', and 'View all articles' shows them again", async () => {
    open('/blog?q=owl&category=Birds');
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(screen.getByText(/Nothing matches “owl” in Birds/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'View all articles' }));
    expect(titles('Featured Articles')).toEqual(['Small wren']);
    expect(searchBox()).toHaveValue('');
  });

  test('a blog without posts says so', () => {
    open('/blog', []);
    expect(count()).toHaveTextContent('Found 0 articles');
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View all articles' })).toBeNull();
  });
});

describe('text entered in one event', () => {
  test('a paste, a dictation or an autofill is one `input` event, and filters', () => {
    open();
    act(() => searchBox().focus());
    fireEvent.input(searchBox(), { target: { value: 'heron' } });
    expect(count()).toHaveTextContent('Found 1 article');
  });

  test('without the script, links lead to the same lists', () => {
    open('/blog?q=owl');
    expect(clearButton()).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: 'View all articles' })).toHaveAttribute('href', '/blog');
  });
});

describe('a search for words of self-harm', () => {
  const card = () => document.querySelector('[data-crisis-card]');
  test.each(['suicide', 'quiero morir'])('%s: the crisis card comes first', async (words) => {
    open();
    expect(card()).toBeNull();
    await userEvent.type(searchBox(), words);
    expect(card()).toBeVisible();
    expect(card()!.compareDocumentPosition(count()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    await userEvent.tab();
    expect(address()).toBe('/blog');
    expect(document.body).not.toHaveTextContent('Try a shorter word');
    await userEvent.click(clearButton()!);
    expect(card()).toBeNull();
  });

  test('a URL with such a search shows the card from the first byte', () => {
    open('/blog?q=suicidal');
    expect(card()).toBeVisible();
    expect(searchBox()).toHaveValue('suicidal');
    // Not in the history of a browser that other people may look into.
    expect(address()).toBe('/blog');
  });
});

describe('loading and failing', () => {
  test('six skeleton cards while the list loads', async () => {
    fetchCalls.mockReturnValue(new Promise(() => undefined));
    open('/blog', null);
    expect(screen.getAllByTestId('blog-skeleton')).toHaveLength(6);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText(/Found/)).toBeNull();
    await waitFor(() => expect(fetchCalls.mock.calls.flat()).toContain('/api/blog'));
  });

  test('a failure is shown, and Retry asks again', async () => {
    fetchCalls.mockImplementation(exceptWords(() => new Response('Away', { status: 503 })));
    open('/blog', null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load articles at this time.');
    expect(screen.queryByText('No articles found')).toBeNull();
    fetchCalls.mockImplementation(exceptWords(() => Response.json({ data: marsh })));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Found 3 articles')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
