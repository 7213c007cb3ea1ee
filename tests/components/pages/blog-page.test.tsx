import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogView } from '@/sections/blog/blog-page';
import { LiveAddress } from '../../helpers/browser/live-address';
import { apiPost, manyPosts } from '../../helpers/fixtures/posts';
import { layoutAnswer, pageAnswer } from '../../helpers/react/with-answers';
import { exceptWords, renderWithCalls } from '../../helpers/react/with-calls';
import { KnownAnswers } from '../../helpers/react/known-answers';

const marsh = [
  apiPost('heron', {
    title: 'Herons at rest',
    category: 'Birds',
    tags: ['a', 'b', 'c', 'd', 'e'],
    readTime: 7,
  }),
  apiPost('wren', { title: 'Small wren', category: 'Birds', tags: ['song'], featured: true }),
  apiPost('reed', { title: 'Cutting reed', category: 'Plants', tags: ['song', 'b', 'c'] }),
];

/** The rest of the site has asked for it; the document's title takes the center's name from it. */
const around = { '/api/globals/site-layout': {}, '/api/pages/blog': {} };

function open(address = '/blog', list: unknown[] | null = marsh) {
  window.history.replaceState(null, '', address);
  return render(
    <LiveAddress>
      <KnownAnswers
        answers={{ ...around, ...(list ? { '/api/blog': { data: list } } : {}) }}
        view={blogView}
      />
    </LiveAddress>,
  );
}

const titles = (region: string) => {
  const found = screen.queryByRole('region', { name: region });
  return (
    found &&
    within(found)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent)
  );
};
const searchBox = () => screen.getByPlaceholderText('Search articles...');
const category = () => screen.getByRole('combobox', { name: 'Category' });
const clearButton = () => screen.queryByRole('link', { name: 'Clear filters' });
const count = () => screen.getByText(/^Found \d+ articles?$/);
const address = () => window.location.pathname + window.location.search;

const fetchCalls = jest.fn<typeof fetch>();
beforeEach(() => {
  fetchCalls.mockReset();
  globalThis.fetch = fetchCalls;
});
afterEach(() => void jest.useRealTimers());

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

describe('words that come at once', () => {
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

  test('an address with them is answered so from the first byte', () => {
    open('/blog?q=suicidal');
    expect(card()).toBeVisible();
    expect(searchBox()).toHaveValue('suicidal');
    // Not in the history of a browser that somebody else may look into.
    expect(address()).toBe('/blog');
  });
});

describe('the address', () => {
  test('a link to filters opens with them', () => {
    open('/blog?q=SONG&category=Birds');
    expect(searchBox()).toHaveValue('SONG');
    expect(category()).toHaveValue('Birds');
    expect(count()).toHaveTextContent('Found 1 article');
  });

  test('a category that no article has counts as all, and is not repeated', () => {
    open('/blog?category=Fish+are+bad');
    expect(category()).toHaveValue('all');
    expect(count()).toHaveTextContent('Found 3 articles');
    expect(document.body).not.toHaveTextContent('Fish');
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
  });

  test('typing is written after a pause, in place, and leaving the box writes at once', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    const before = window.history.length;
    await user.type(searchBox(), 'he');
    expect(address()).toBe('/blog');
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(address()).toBe('/blog?q=he');
    await user.type(searchBox(), 'ron');
    await user.tab();
    expect(address()).toBe('/blog?q=heron');
    expect(searchBox()).toHaveValue('heron');
    expect(window.history.length).toBe(before);
  });

  test('a category is a step that Back undoes, and so is Clear filters', async () => {
    open('/blog?q=song');
    await userEvent.selectOptions(category(), 'Birds');
    expect(address()).toBe('/blog?q=song&category=Birds');
    await userEvent.click(clearButton()!);
    expect(address()).toBe('/blog');

    window.history.back();
    await waitFor(() => expect(category()).toHaveValue('Birds'));
    expect(searchBox()).toHaveValue('song');
    window.history.back();
    await waitFor(() => expect(category()).toHaveValue('all'));
    expect(searchBox()).toHaveValue('song');
    expect(count()).toHaveTextContent('Found 2 articles');
  });

  test('filtering asks nothing of the server', async () => {
    open();
    await userEvent.type(searchBox(), 'song');
    await userEvent.selectOptions(category(), 'Birds');
    expect(fetchCalls).not.toHaveBeenCalled();
  });
});

describe('more than twelve articles', () => {
  const shown = () => screen.getAllByRole('article').length;
  const more = () => screen.queryByRole('link', { name: 'Load more' });

  test.each([
    [12, 12, false],
    [13, 12, true],
  ])('of %i posts %i are shown at first; Load more: %s', (posts, visible, hasMore) => {
    open('/blog', manyPosts(posts));
    expect(count()).toHaveTextContent(`Found ${posts} articles`);
    expect(shown()).toBe(visible);
    expect(more() !== null).toBe(hasMore);
  });

  test('Load more adds twelve and moves the focus to the first new one', async () => {
    open('/blog', manyPosts(30));
    await userEvent.click(more()!);
    expect(shown()).toBe(24);
    expect(screen.getByRole('link', { name: 'Title of kite-13' })).toHaveFocus();
    expect(address()).toBe('/blog?shown=24');
    await userEvent.click(more()!);
    expect(shown()).toBe(30);
    expect(screen.getByRole('link', { name: 'Title of kite-25' })).toHaveFocus();
    expect(more()).toBeNull();
  });

  test('another search begins with twelve again', async () => {
    open('/blog?shown=24', manyPosts(40));
    expect(shown()).toBe(24);
    await userEvent.type(searchBox(), 'kite');
    expect(shown()).toBe(12);
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

  test('a failure is told, and Retry asks again', async () => {
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
