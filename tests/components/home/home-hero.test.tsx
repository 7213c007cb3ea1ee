import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilmScript } from '@/sections/homepage/film/film-script';
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
/** The script is part of the server's document and runs while that is still loading. */
const SCRIPT = FilmScript().props.children as string;
const readyState = jest.spyOn(document, 'readyState', 'get');

function renderHero(props: Parameters<typeof Hero>[0] = hero) {
  readyState.mockReturnValue('interactive');
  const main = (given: typeof props) => (
    <main id="content">
      <Hero {...given} />
    </main>
  );
  const { rerender } = render(main(props));
  new Function(SCRIPT)();
  return (given: typeof props) => rerender(main(given));
}
const afterLoad = () => {
  readyState.mockReturnValue('complete');
  fireEvent(window, new Event('load'));
  act(() => void jest.runAllTimers());
};
const button = (name: string) => screen.getByRole('button', { name });

function askForLessMotion() {
  window.matchMedia = (query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  });
}

test('words and buttons come from the content', () => {
  renderHero();
  expect(screen.getByRole('heading', { level: 1, name: 'A nest to begin' })).toBeVisible();
  expect(screen.getByText('For herons.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fly in' })).toHaveAttribute('href', '/landing');
  expect(screen.getByRole('link', { name: 'How we nest' })).toHaveAttribute('href', '/nests');
});

test('the film loops, muted, by itself and unseen by assistive technology, after the page has loaded', () => {
  renderHero();
  expect(film()).not.toHaveAttribute('src');
  afterLoad();
  expect(film()).toHaveAttribute('src', '/cms-api/media/file/heron.webm');
  expect(film()).toMatchObject({ loop: true, muted: true, autoplay: true });
  expect(film()).toHaveAttribute('playsinline');
  expect(film()).toHaveAttribute('aria-hidden', 'true');
  expect(play).toHaveBeenCalledTimes(1);
});

test('a press before the page has loaded is kept: the film does not start', () => {
  renderHero();
  fireEvent.click(button('Pause the film'));
  afterLoad();
  expect(film()).not.toHaveAttribute('src');
  expect(button('Play the film')).toBeVisible();
});

test('a film that a poll brings starts as well', () => {
  const rerender = renderHero({ ...hero, backgroundVideo: null });
  afterLoad();
  rerender({ ...hero, backgroundVideo: { src: '/cms-api/media/file/kite.webm', alt: '' } });
  expect(film()).toHaveAttribute('src', '/cms-api/media/file/kite.webm');
});

test('the button pauses and plays', () => {
  renderHero();
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
])('with a request for %s', (_, ask) => {
  test('nothing is fetched, and Play is offered', () => {
    ask();
    renderHero();
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
  renderHero();
  await act(async () => afterLoad());
  expect(button('Play the film')).toBeVisible();
});

test('a film that cannot be loaded leaves the still picture alone', () => {
  renderHero();
  afterLoad();
  fireEvent.error(film()!);
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('heron.jpg');
});

test('without film and picture of its own: the shipped film over its first frame', () => {
  renderHero({ ...hero, backgroundVideo: null, backgroundImage: null });
  afterLoad();
  expect(film()).toHaveAttribute('src', expect.stringMatching(/hero\.webm$/));
  expect(button('Pause the film')).toBeVisible();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('hero-poster.jpg');
});

test('a picture of its own alone stays a still picture', () => {
  renderHero({ ...hero, backgroundVideo: null });
  afterLoad();
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('heron.jpg');
});
