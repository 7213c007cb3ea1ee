import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ToastProvider, useToast } from '@/components/ui/toast/toast';
import type { ToastMessage } from '@/components/ui/toast/toast-message';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_SWIPE_THRESHOLD_PX,
} from '@/content/schema/constants';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function Trigger({ messages }: { messages: ToastMessage[] }) {
  const { toast } = useToast();
  return messages.map((message) => (
    <button key={message.title} onClick={() => toast(message)}>
      {`Show ${message.title}`}
    </button>
  ));
}

function renderToasts(...messages: ToastMessage[]) {
  render(
    <ToastProvider>
      <Trigger messages={messages} />
    </ToastProvider>,
  );
}

function show(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `Show ${title}` }));
}

function wait(milliseconds: number) {
  act(() => void jest.advanceTimersByTime(milliseconds));
}

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = (title: string) => within(region()).queryByText(title);

test('the constants are those of the specification', () => {
  expect({ TOAST_LIMIT, TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, TOAST_HOTKEY }).toEqual({
    TOAST_LIMIT: 1,
    TOAST_DURATION_MS: 5000,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOAST_HOTKEY: ['F8'],
  });
});

test('shows title and description for 5000 ms', () => {
  renderToasts({ title: 'Heron', description: 'A heron has landed.' });
  show('Heron');
  expect(shown('Heron')).toBeVisible();
  expect(shown('A heron has landed.')).toBeVisible();
  wait(4999);
  expect(shown('Heron')).toBeVisible();
  wait(1);
  expect(shown('Heron')).toBeNull();
});

test('a duration of its own counts instead', () => {
  renderToasts({ title: 'Heron', duration: 9000 });
  show('Heron');
  wait(8999);
  expect(shown('Heron')).toBeVisible();
  wait(1);
  expect(shown('Heron')).toBeNull();
});

test('only one shows at a time: a new one replaces the old and has its own 5000 ms', () => {
  renderToasts({ title: 'Heron' }, { title: 'Egret', variant: 'destructive' });
  show('Heron');
  wait(4000);
  show('Egret');
  expect(shown('Heron')).toBeNull();
  expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
  wait(4999);
  expect(shown('Egret')).toBeVisible();
  wait(1);
  expect(shown('Egret')).toBeNull();
});

test('is announced', () => {
  renderToasts({ title: 'Heron', description: 'A heron has landed.' });
  show('Heron');
  wait(100);
  const announcement = screen.getByRole('status');
  expect(announcement).toHaveTextContent(/Heron\s+A heron has landed\./);
  expect(announcement).toHaveAttribute('aria-live', 'assertive');
});

test('the cross closes it', () => {
  renderToasts({ title: 'Heron' });
  show('Heron');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown('Heron')).toBeNull();
});

test('waits while the pointer is on it', () => {
  renderToasts({ title: 'Heron' });
  show('Heron');
  wait(3000);
  fireEvent.pointerMove(region());
  wait(20_000);
  expect(shown('Heron')).toBeVisible();
  fireEvent.pointerLeave(region());
  wait(1999);
  expect(shown('Heron')).toBeVisible();
  wait(1);
  expect(shown('Heron')).toBeNull();
});

test.each([
  [51, false],
  [49, true],
])('after a swipe of %i px to the right it is still there: %p', (distance, isThere) => {
  renderToasts({ title: 'Heron' });
  show('Heron');
  const toast = within(region()).getByRole('listitem');
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, bubbles: true });
  fireEvent(toast, new PointerEventLike('pointerdown', at(0)));
  fireEvent(toast, new PointerEventLike('pointermove', at(10)));
  fireEvent(toast, new PointerEventLike('pointermove', at(distance)));
  fireEvent(toast, new PointerEventLike('pointerup', at(distance)));
  wait(1);
  expect(shown('Heron') !== null).toBe(isThere);
});

test('F8 focuses the region, with a toast and without', () => {
  renderToasts({ title: 'Heron' });
  press('F8');
  expect(region()).toHaveFocus();
  show('Heron');
  screen.getByRole('button', { name: 'Show Heron' }).focus();
  press('F8');
  expect(region()).toHaveFocus();
});

describe('a toast goes by itself, whatever closed the one before it:', () => {
  const trigger = () => screen.getByRole('button', { name: 'Show Heron' });
  const closings: [string, () => void][] = [
    ['the cross, by mouse', () => fireEvent.click(closeButton())],
    [
      'the cross, by keyboard',
      () => {
        act(() => closeButton().focus());
        fireEvent.click(closeButton());
      },
    ],
    [
      'the cross, the pointer still there',
      () => {
        fireEvent.pointerMove(closeButton());
        fireEvent.click(closeButton());
      },
    ],
    [
      'F8 and Escape',
      () => {
        press('F8');
        fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape' });
      },
    ],
  ];
  test.each(closings)('%s', (_, closeIt) => {
    renderToasts({ title: 'Heron' });
    trigger().focus();
    show('Heron');
    wait(1000);
    act(closeIt);
    expect(shown('Heron')).toBeNull();
    expect(region()).not.toContainElement(document.activeElement as HTMLElement);
    show('Heron');
    wait(4999);
    expect(shown('Heron')).toBeVisible();
    wait(1);
    expect(shown('Heron')).toBeNull();
  });

  test('focus returns to where it was', () => {
    renderToasts({ title: 'Heron' });
    trigger().focus();
    show('Heron');
    press('F8');
    act(() => closeButton().focus());
    fireEvent.click(closeButton());
    expect(trigger()).toHaveFocus();
  });
});

test('waits while the focus is on it', () => {
  renderToasts({ title: 'Heron' });
  show('Heron');
  wait(3000);
  press('F8');
  wait(20_000);
  expect(shown('Heron')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Show Heron' }).focus());
  wait(1999);
  expect(shown('Heron')).toBeVisible();
  wait(2);
  expect(shown('Heron')).toBeNull();
});

test('a pointer that rests where a toast appears does not hold it', () => {
  renderToasts({ title: 'Heron' });
  show('Heron');
  const still = new PointerEventLike('pointermove', { pointerId: 1, bubbles: true });
  Object.assign(still, { movementX: 0, movementY: 0 });
  fireEvent(region(), still);
  wait(5000);
  expect(shown('Heron')).toBeNull();
});

const closeButton = () => screen.getByRole('button', { name: 'Close' });

function press(code: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: code, code });
}

/** jsdom's own pointer events carry no coordinates. */
class PointerEventLike extends MouseEvent {
  pointerId: number;
  pointerType = 'touch';
  constructor(type: string, init: MouseEventInit & { pointerId: number }) {
    super(type, init);
    this.pointerId = init.pointerId;
  }
}
