import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { galleryView } from '@/sections/gallery/gallery-page';
import { exceptWords } from '../../helpers/react/with-calls';
import { KnownAnswers } from '../../helpers/react/known-answers';

const picture = (name: string, alt = '') => ({
  src: `/cms-api/media/file/${name}.jpg`,
  alt,
  width: 900,
  height: 600,
});

/** `GET /api/pages/gallery` responds with a top-level `content` (spec §7). */
const answer = (images: Record<string, unknown>, hero: Record<string, unknown> = {}) => ({
  content: [
    { name: 'hero', elements: elements(hero) },
    { name: 'gallery', elements: elements(images) },
  ],
});

const elements = (values: Record<string, unknown>) =>
  Object.entries(values).map(([name, value]) => ({ name, type: 'image', values: value }));

const three = answer(
  {
    'gallery image 1': picture('pond', 'A pond'),
    'gallery image 2': picture('reed'),
    'gallery image 3': picture('nest', 'A nest'),
  },
  { 'page title': { text: 'The marsh' }, 'page description': { text: 'At six in the morning.' } },
);

const gallery = (body: unknown) => (
  <KnownAnswers answers={{ '/api/pages/gallery': body }} view={galleryView} />
);
const open = (body: unknown = three) => render(gallery(body));

const dialog = () => screen.queryByRole('dialog');
const thumbnail = (name: string) => screen.getByRole('link', { name });
const shown = () => within(dialog()!).getByRole('img').getAttribute('alt');

describe('the page', () => {
  test('has the words of the content, and lazy pictures with their alternative text', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'The marsh' })).toBeVisible();
    expect(screen.getByText('At six in the morning.')).toBeVisible();
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((image) => image.getAttribute('alt'))).toEqual([
      'A pond',
      'Gallery image 2',
      'A nest',
    ]);
    for (const image of pictures) expect(image).toHaveAttribute('loading', 'lazy');
  });

  test('without pictures it says so, under the default title', () => {
    open({});
    expect(screen.getByRole('heading', { level: 1, name: 'Our Healing Spaces' })).toBeVisible();
    expect(screen.getByText('Gallery images are being updated. Please check back soon.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('while nothing was read', () => {
  const fetchCalls = jest.fn<typeof fetch>();
  beforeEach(() => {
    globalThis.fetch = fetchCalls;
  });
  const openUnread = () => render(<KnownAnswers view={galleryView} />);

  test('it loads, and does not claim that there are no pictures', () => {
    fetchCalls.mockReturnValue(new Promise(() => undefined));
    openUnread();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText(/being updated/)).toBeNull();
  });

  test('after a failure the sentence is shown', async () => {
    fetchCalls.mockImplementation(exceptWords(() => new Response('', { status: 500 })));
    openUnread();
    expect(
      await screen.findByText('Gallery images are being updated. Please check back soon.'),
    ).toBeVisible();
  });
});

describe('the lightbox', () => {
  test('opens with the picture, its place and its words', async () => {
    open();
    expect(dialog()).toBeNull();
    await userEvent.click(thumbnail('Gallery image 2'));
    expect(shown()).toBe('Gallery image 2');
    expect(within(dialog()!).getByRole('status')).toHaveTextContent('2 of 3');
    expect(dialog()).toHaveAccessibleDescription('2 of 3 Gallery image 2');
  });

  const press = (keys: string) => () => userEvent.keyboard(keys);
  const click = (name: string) => () => userEvent.click(screen.getByRole('button', { name }));

  test.each([
    { what: 'Right shows the next', move: press('{ArrowRight}'), expected: 'Gallery image 2' },
    { what: 'Left goes around to the last', move: press('{ArrowLeft}'), expected: 'A nest' },
    { what: 'Right goes around to the first', move: press('{ArrowRight>3/}'), expected: 'A pond' },
    { what: 'the button Next', move: click('Next picture'), expected: 'Gallery image 2' },
    { what: 'the button Previous', move: click('Previous picture'), expected: 'A nest' },
    { what: 'other keys do nothing', move: press('x'), expected: 'A pond' },
  ])('$what', async ({ move, expected }) => {
    open();
    await userEvent.click(thumbnail('A pond'));
    screen.getByRole('button', { name: 'Close' }).focus();
    await move();
    expect(shown()).toBe(expected);
  });

  test.each([
    [-80, 4, 'Gallery image 2'],
    [80, 4, 'A nest'],
    [-20, 0, 'A pond'],
    [-80, 200, 'A pond'],
  ])('a finger drawn by %i, %i shows %s', async (across, down, expected) => {
    open();
    await userEvent.click(thumbnail('A pond'));
    fireEvent.touchStart(dialog()!, { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.touchEnd(dialog()!, { changedTouches: [{ clientX: 200 + across, clientY: 300 + down }] });
    expect(shown()).toBe(expected);
  });

  test('closes with its button, and the focus returns to the thumbnail that opened it', async () => {
    open();
    await userEvent.click(thumbnail('A nest'));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(thumbnail('A nest')).toHaveFocus();
  });

  test('closes beside the picture, and when the browser closes it, as on Escape', async () => {
    open();
    await userEvent.click(thumbnail('A pond'));
    await userEvent.click(dialog()!);
    expect(dialog()).toBeNull();
    expect(thumbnail('A pond')).toHaveFocus();
  });

  test('a single picture has no arrows', async () => {
    open(answer({ 'gallery image 1': picture('pond', 'A pond') }));
    await userEvent.click(thumbnail('A pond'));
    expect(
      within(dialog()!)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Close']);
  });
});
