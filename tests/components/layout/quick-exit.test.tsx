import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QuickExit, QuickExitScript } from '@/components/layout/quick-exit';

const NEUTRAL = 'https://weather.example/';

// A browser runs the script while it parses the server's page; React, which adds it here, does not, and logs
// an error.
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const written = render(<QuickExitScript to={NEUTRAL} />).container.querySelector('script');
  const script = Object.assign(document.createElement('script'), { text: written?.text });
  Object.assign(script.dataset, written?.dataset);
  document.head.append(script);
  cleanup();
  jest.restoreAllMocks();
});

beforeEach(() => {
  document.documentElement.style.visibility = '';
  document.title = 'Anxiety Treatment';
  // jsdom cannot leave its page, and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <QuickExit to={NEUTRAL} />
      <a href="#symptoms">Symptoms</a>
      <a href="?taken" onClick={(event) => event.preventDefault()}>
        Taken
      </a>
    </>,
  );
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const link = (name: RegExp) => screen.getByRole('link', { name });
const escape = (timeStamp: number) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(document.body, event);
};
const isLeaving = () => document.documentElement.style.visibility === 'hidden';

test('is a plain link where no script runs', () => {
  expect(link(/^Leave this site/)).toHaveAttribute('href', NEUTRAL);
  expect(link(/^Leave this site/)).toHaveAttribute('rel', 'noreferrer');
});

test('hides the page and its title at once', () => {
  fireEvent.click(link(/^Leave this site/));
  expect(isLeaving()).toBe(true);
  expect(document.title).toBe('');
});

test('three times Escape does the same; twice, or slowly, or with another key between, does not', () => {
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
});

test('a visit is one entry of the history', () => {
  const before = window.history.length;
  window.history.pushState({}, '', '/conditions');
  window.history.pushState({}, '', '/conditions/ptsd');
  expect(window.location.pathname).toBe('/conditions/ptsd');
  fireEvent.click(link(/^Symptoms/));
  expect(window.location.hash).toBe('#symptoms');
  expect(window.history.length).toBe(before);
});

test('what the framework has taken, or is for a tab of its own, is left alone', () => {
  fireEvent.click(link(/^Taken/));
  expect(console.error).not.toHaveBeenCalled();
  expect(fireEvent.click(link(/^Symptoms/), { ctrlKey: true })).toBe(true);
});
