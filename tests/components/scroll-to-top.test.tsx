import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { ScrollToTop } from '@/components/layout/scroll-to-top';
import { AtPath } from '../helpers/at-path';

const scrollTo = jest.fn<(options: ScrollToOptions) => void>();

function page(path: string) {
  window.history.pushState(null, '', path);
  return (
    <AtPath path={path.split('#')[0] ?? ''}>
      <button>A link</button>
      <main id="content" tabIndex={-1} />
      <ScrollToTop />
    </AtPath>
  );
}

beforeEach(() => {
  scrollTo.mockClear();
  Object.assign(window, { scrollTo });
});

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.arrived;
});

test('stays where it is on the first page', () => {
  render(page('/'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('the first page does not travel before it has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(page('/programs#php'));
  expect(document.documentElement).not.toHaveAttribute('data-arrived');
  window.dispatchEvent(new Event('load'));
  expect(document.documentElement).toHaveAttribute('data-arrived');
});

test('scrolls smoothly to the top on every path change, and focus goes to the new content', () => {
  const { rerender } = render(page('/'));
  rerender(page('/about'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.getElementById('content')).toHaveFocus();
  rerender(page('/blog'));
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('is instant for visitors who asked for less motion', () => {
  const matchMedia = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
  const { rerender } = render(page('/'));
  rerender(page('/about'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('leaves the place alone when the same path is rendered again', () => {
  const { rerender } = render(page('/about'));
  rerender(page('/about'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('leaves a link to a part of a page to the browser', () => {
  const { rerender } = render(page('/'));
  rerender(page('/programs#php'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('leaves Back and Forward to the browser, and scrolls again at the next link', () => {
  const { rerender } = render(page('/'));
  rerender(page('/about'));
  scrollTo.mockClear();
  const back = page('/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  rerender(back);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(page('/blog'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('Back and Forward do not travel: smooth scrolling is off while the browser restores the place', async () => {
  render(page('/'));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(document.documentElement.style.scrollBehavior).toBe('auto');
  await waitFor(() => expect(document.documentElement.style.scrollBehavior).toBe(''));
});

test('a Back inside one page does not swallow the next scroll', () => {
  const { rerender } = render(page('/programs'));
  window.dispatchEvent(new PopStateEvent('popstate'));
  rerender(page('/programs'));
  rerender(page('/about'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
