import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manyPosts } from '../../helpers/fixtures/posts';
import { address, category, clearButton, count, open, searchBox } from '../../helpers/react/blog-list';

const fetchCalls = jest.fn<typeof fetch>();
beforeEach(() => {
  fetchCalls.mockReset();
  globalThis.fetch = fetchCalls;
});
afterEach(() => void jest.useRealTimers());

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
