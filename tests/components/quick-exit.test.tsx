import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import QuickExit from '@/components/layout/quick-exit';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const NEUTRAL = 'https://weather.example/';
/** jsdom cannot leave its page; the address that it was told to go to stands in its complaint. */
const escape = (timeStamp: number) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(document.body, event);
};
const isLeaving = () => document.documentElement.style.visibility === 'hidden';
const stay = () => {
  document.documentElement.style.visibility = '';
  document.title = 'Anxiety Treatment';
};

function show() {
  stay();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<QuickExit to={NEUTRAL} />);
  return errors;
}

test('is a plain link where no script runs', () => {
  show();
  const link = screen.getByRole('link', { name: /^Leave this site/ });
  expect(link).toHaveAttribute('href', NEUTRAL);
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('hides the page and its title at once', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: /^Leave this site/ }));
  expect(isLeaving()).toBe(true);
  expect(document.title).toBe('');
  stay();
});

test('three times Escape does the same; twice, or slowly, or with another key between, does not', () => {
  show();
  escape(1000);
  escape(1400);
  expect(isLeaving()).toBe(false);
  escape(5000);
  escape(5300);
  fireEvent.keyDown(document.body, { key: 'a' });
  escape(5600);
  expect(isLeaving()).toBe(false);
  escape(5800);
  escape(6000);
  expect(isLeaving()).toBe(true);
  stay();
});

test('while it is there a visit is one entry of the history; afterwards steps count again', () => {
  show();
  const before = window.history.length;
  window.history.pushState({}, '', '/conditions');
  window.history.pushState({}, '', '/conditions/ptsd');
  expect(window.history.length).toBe(before);
  expect(window.location.pathname).toBe('/conditions/ptsd');
  cleanup();
  window.history.pushState({}, '', '/');
  expect(window.history.length).toBe(before + 1);
});
