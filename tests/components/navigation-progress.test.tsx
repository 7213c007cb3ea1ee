import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NavigationProgress } from '@/components/layout/navigation-progress';
import { SmartLink } from '@/components/ui/smart-link';
import { AtPath } from '../helpers/at-path';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const site = (path: string) => (
  <AtPath path={path}>
    <NavigationProgress />
    <SmartLink href="/about">About</SmartLink>
    <a href="#part">A part</a>
    <a href="https://elsewhere.example/">Elsewhere</a>
  </AtPath>
);
const progress = () => document.querySelector<HTMLElement>('[data-progress]');
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const follow = (name: string, keys = {}) => fireEvent.click(screen.getByRole('link', { name }), keys);

test('a navigation that takes longer than a moment is shown and said, until the page is there', () => {
  const { rerender } = render(site('/'));
  follow('About');
  wait(299);
  expect(progress()).toBeEmptyDOMElement();
  wait(1);
  expect(progress()).toHaveTextContent('Loading...');
  rerender(site('/about'));
  expect(progress()).toBeEmptyDOMElement();
});

test('a quick one is not, and one that was given up is no longer', () => {
  const { rerender } = render(site('/'));
  follow('About');
  wait(200);
  rerender(site('/about'));
  wait(1000);
  expect(progress()).toBeEmptyDOMElement();

  rerender(site('/blog'));
  follow('About');
  wait(15_000);
  expect(progress()).toBeEmptyDOMElement();
});

test.each([
  ['A part', {}],
  ['Elsewhere', {}],
  ['About', { ctrlKey: true }],
])('%s %j is no navigation inside the site', (name, keys) => {
  render(site('/'));
  follow(name, keys);
  wait(1000);
  expect(progress()).toBeEmptyDOMElement();
});
