import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Testimonials } from '@/sections/homepage/testimonials';

const testimonials = ['Heron', 'Kite', 'Otter'].map((name) => ({
  quote: `The ${name} speaks.`,
  author: `${name} Team`,
  position: `${name} post`,
}));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const renderCarousel = (items = testimonials) =>
  render(
    <>
      <Testimonials heading="Words of birds" paragraph="" testimonials={items} />
      <button>Elsewhere</button>
    </>,
  );
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
/** The testimonial of the current dot; the strip's position is the browser's (home.e2e.ts). */
const shown = () => {
  const dots = screen.getAllByRole('button', { name: /^Testimonial \d of \d$/ });
  return testimonials[dots.findIndex((dot) => dot.hasAttribute('aria-current'))]?.quote;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const words = () => screen.getByRole('group', { name: 'Testimonials' });

test('shows each testimonial with who says it, a dot for each, and marks the current dot', () => {
  renderCarousel();
  const slides = screen.getAllByRole('group', { name: /^\d of 3$/ });
  expect(slides.map((slide) => slide.textContent)).toEqual([
    '“The Heron speaks.”Heron TeamHeron post',
    '“The Kite speaks.”Kite TeamKite post',
    '“The Otter speaks.”Otter TeamOtter post',
  ]);
  const dots = screen.getAllByRole('button', { name: /^Testimonial \d of 3$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', null, null]);
});

test('the strip goes to the chosen one', () => {
  renderCarousel();
  const scrollTo = jest.spyOn(words(), 'scrollTo');
  Object.defineProperty(words(), 'clientWidth', { value: 500 });
  press('Testimonial 3 of 3');
  expect(scrollTo.mock.lastCall).toEqual([{ left: 1000, behavior: 'smooth' }]);
});

test('advances every 8 s and wraps around, without announcing it', () => {
  renderCarousel();
  expect(words()).toHaveAttribute('aria-live', 'off');
  wait(7999);
  expect(shown()).toContain('Heron');
  wait(1);
  expect(shown()).toContain('Kite');
  wait(8000);
  expect(shown()).toContain('Otter');
  wait(8000);
  expect(shown()).toContain('Heron');
});

test.each([
  ['Next testimonial', 'Kite', 'Otter'],
  ['Previous testimonial', 'Otter', 'Heron'],
  ['Testimonial 3 of 3', 'Otter', 'Heron'],
])('%s selects %s, pauses autoplay and resumes it after 15 s', (button, chosen, after) => {
  renderCarousel();
  wait(5000);
  press(button);
  expect(shown()).toContain(chosen);
  expect(words()).toHaveAttribute('aria-live', 'polite');
  wait(14_999);
  expect(words()).toHaveAttribute('aria-live', 'polite');
  wait(1);
  expect(words()).toHaveAttribute('aria-live', 'off');
  wait(7999);
  expect(shown()).toContain(chosen);
  wait(1);
  expect(shown()).toContain(after);
});

test('a second manual navigation restarts the 15 s', () => {
  renderCarousel();
  press('Next testimonial');
  wait(14_000);
  press('Next testimonial');
  wait(14_999);
  expect(words()).toHaveAttribute('aria-live', 'polite');
  wait(1);
  wait(8000);
  expect(shown()).toContain('Heron');
});

test('resumes after a real click, with the pointer still on the button', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderCarousel();
  const next = screen.getByRole('button', { name: 'Next testimonial' });
  await user.click(next);
  expect(next).toHaveFocus();
  wait(15_000);
  wait(8000);
  expect(shown()).toContain('Otter');
});

test('rests while the pointer is on the words', () => {
  renderCarousel();
  fireEvent.mouseOver(words());
  wait(60_000);
  expect(shown()).toContain('Heron');
  fireEvent.mouseOver(document.body);
  wait(8000);
  expect(shown()).toContain('Kite');
});

test('a key in it rests it for 15 s, and then it goes on with the focus still there', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderCarousel();
  screen.getByRole('button', { name: 'Previous testimonial' }).focus();
  await user.keyboard('{Tab}');
  wait(14_000);
  await user.keyboard('{Tab}');
  wait(14_000);
  expect(shown()).toContain('Heron');
  expect(words()).toHaveAttribute('aria-live', 'polite');
  wait(1000 + 8000);
  expect(shown()).toContain('Kite');
});

test('Pause stops it for good, Play starts it again', () => {
  renderCarousel();
  press('Pause testimonials');
  press('Next testimonial');
  wait(60_000);
  expect(shown()).toContain('Kite');
  press('Play testimonials');
  wait(8000);
  expect(shown()).toContain('Otter');
});

test('does not start for visitors who asked for less motion; the buttons still work', () => {
  const matchMedia = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
  renderCarousel();
  wait(60_000);
  expect(shown()).toContain('Heron');
  press('Next testimonial');
  wait(60_000);
  expect(shown()).toContain('Kite');
});

test('a swipe is a choice by hand: it rests for 15 s, and the dots follow the strip', () => {
  renderCarousel();
  Object.defineProperty(words(), 'clientWidth', { value: 500 });
  wait(7000);
  fireEvent.touchStart(words());
  words().scrollLeft = 500;
  fireEvent(words(), new Event('scrollend'));
  expect(shown()).toContain('Kite');
  wait(14_999);
  expect(words()).toHaveAttribute('aria-live', 'polite');
  wait(1 + 8000);
  expect(shown()).toContain('Otter');
});

test('Next goes on from where the visitor scrolls, before the strip has come to rest', () => {
  renderCarousel();
  Object.defineProperty(words(), 'clientWidth', { value: 500 });
  fireEvent.touchStart(words());
  words().scrollLeft = 500;
  fireEvent.scroll(words());
  press('Next testimonial');
  expect(shown()).toContain('Otter');
});

test('keeps its place when a poll brings other words, and goes on from the last when it brings fewer', () => {
  const { rerender } = renderCarousel();
  const strip = words();
  press('Testimonial 3 of 3');
  const carousel = (items: typeof testimonials) => (
    <>
      <Testimonials heading="Words of birds" paragraph="" testimonials={items} />
      <button>Elsewhere</button>
    </>
  );
  rerender(carousel(testimonials.map((item) => ({ ...item, quote: `${item.quote} Twice.` }))));
  expect(words()).toBe(strip);
  expect(shown()).toContain('Otter');
  rerender(carousel(testimonials.slice(0, 2)));
  wait(15_000);
  expect(shown()).toContain('Kite');
});

test('a single testimonial has no controls', () => {
  renderCarousel(testimonials.slice(0, 1));
  wait(60_000);
  expect(screen.getByText('“The Heron speaks.”')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
