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
const shown = () =>
  screen.getByRole('group', { name: /^\d of \d$/ }).querySelector('blockquote')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const words = () => screen.getByRole('group', { name: /^\d of \d$/ }).parentElement!;

test('shows one testimonial with who says it, a dot for each, and marks the current dot', () => {
  renderCarousel();
  expect(shown()).toBe('“The Heron speaks.”');
  expect(screen.getByText('Heron Team')).toBeVisible();
  expect(screen.getByText('Heron post')).toBeVisible();
  expect(screen.getByText('Kite Team')).not.toBeVisible();
  const dots = screen.getAllByRole('button', { name: /^Testimonial \d of 3$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', null, null]);
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

test('a second manual navigation begins the 15 s anew', () => {
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
  fireEvent.pointerEnter(words(), { pointerType: 'mouse' });
  wait(60_000);
  expect(shown()).toContain('Heron');
  fireEvent.pointerLeave(words());
  wait(8000);
  expect(shown()).toContain('Kite');
});

test('rests while the keyboard is among the controls', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderCarousel();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Previous testimonial' })).toHaveFocus();
  wait(60_000);
  expect(shown()).toContain('Heron');
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  wait(8000);
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
  expect(screen.queryByRole('button', { name: 'Pause testimonials' })).toBeNull();
  press('Next testimonial');
  wait(60_000);
  expect(shown()).toContain('Kite');
});

test('a finger drawn to the left shows the next one, up and down does not', () => {
  renderCarousel();
  const draw = (x: number, y: number) => {
    fireEvent.touchStart(words(), { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(words(), { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  draw(-60, 90);
  expect(shown()).toContain('Heron');
  draw(-60, 10);
  expect(shown()).toContain('Kite');
  draw(60, 10);
  expect(shown()).toContain('Heron');
});

test('keeps its place when a poll brings fewer testimonials', () => {
  const { rerender } = renderCarousel();
  press('Testimonial 3 of 3');
  rerender(<Testimonials heading="Words of birds" paragraph="" testimonials={testimonials.slice(0, 2)} />);
  expect(shown()).toContain('Heron');
});

test('a single testimonial has no controls', () => {
  renderCarousel(testimonials.slice(0, 1));
  wait(60_000);
  expect(shown()).toContain('Heron');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
