import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Hero } from '@/sections/homepage/hero';

const hero = {
  mainHeading: 'A nest to begin',
  subtitle: 'For herons.',
  primaryCtaButton: { text: 'Fly in', url: '/landing' },
  secondaryCtaButton: { text: 'How we nest', url: '/nests' },
  backgroundVideo: { src: '/cms-api/media/file/heron.webm', alt: '' },
  backgroundImage: { src: '/cms-api/media/file/heron.jpg', alt: 'A heron', width: 1920, height: 1080 },
};

const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');

beforeEach(() => {
  jest.useFakeTimers();
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(navigator, { connection: undefined });
  window.matchMedia = matchMedia;
});

const matchMedia = window.matchMedia;
const film = () => document.querySelector('video');
const afterLoad = () => act(() => void jest.runAllTimers());
const button = (name: string) => screen.getByRole('button', { name });

function askForLessMotion() {
  window.matchMedia = (query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  });
}

test('words and buttons come from the content', () => {
  render(<Hero {...hero} />);
  expect(screen.getByRole('heading', { level: 1, name: 'A nest to begin' })).toBeVisible();
  expect(screen.getByText('For herons.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fly in' })).toHaveAttribute('href', '/landing');
  expect(screen.getByRole('link', { name: 'How we nest' })).toHaveAttribute('href', '/nests');
});

test('the film loops, muted, by itself and unseen by assistive technology, after the page has loaded', () => {
  render(<Hero {...hero} />);
  expect(film()).not.toHaveAttribute('src');
  afterLoad();
  expect(film()).toHaveAttribute('src', '/cms-api/media/file/heron.webm');
  expect(film()).toMatchObject({ loop: true, muted: true, autoplay: true });
  expect(film()).toHaveAttribute('playsinline');
  expect(film()).toHaveAttribute('aria-hidden', 'true');
  expect(play).toHaveBeenCalledTimes(1);
});

test('a page that is still loading keeps the film waiting for it', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<Hero {...hero} />);
  afterLoad();
  expect(film()).not.toHaveAttribute('src');
  fireEvent(window, new Event('load'));
  expect(film()).toHaveAttribute('src');
  readyState.mockRestore();
});

test('the button pauses and plays', () => {
  render(<Hero {...hero} />);
  afterLoad();
  pause.mockClear();
  fireEvent.click(button('Pause the film'));
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Play the film'));
  expect(play).toHaveBeenCalledTimes(2);
  expect(button('Pause the film')).toBeVisible();
});

describe.each([
  ['less motion', askForLessMotion],
  ['less data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('asked for %s', (_, ask) => {
  test('nothing is fetched, and Play is offered', () => {
    ask();
    render(<Hero {...hero} />);
    afterLoad();
    expect(film()).not.toHaveAttribute('src');
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(button('Play the film'));
    expect(film()).toHaveAttribute('src', '/cms-api/media/file/heron.webm');
    expect(play).toHaveBeenCalledTimes(1);
  });
});

test('a browser that refuses to start it is offered Play', async () => {
  play.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  render(<Hero {...hero} />);
  await act(async () => void jest.runAllTimers());
  expect(button('Play the film')).toBeVisible();
});

test('a film that cannot be loaded leaves the still picture alone', () => {
  render(<Hero {...hero} />);
  afterLoad();
  fireEvent.error(film()!);
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('heron.jpg');
});

test('without film and picture of its own: the built-in picture, and no button', () => {
  render(<Hero {...hero} backgroundVideo={null} backgroundImage={null} />);
  afterLoad();
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('hero-poster.jpg');
});
