import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ToastProvider, useToast } from '@/components/ui/toast';
import type { ToastMessage } from '@/components/ui/toast-region';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_LIMIT, TOAST_SWIPE_THRESHOLD_PX } from '@/content/constants';

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

/** Renders the provider and waits for the region's code, which is imported on demand. */
async function renderToasts(...messages: ToastMessage[]) {
  render(
    <ToastProvider>
      <Trigger messages={messages} />
    </ToastProvider>,
  );
  await act(async () => void (await import('@/components/ui/toast-region')));
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

test('shows title and description for 5000 ms', async () => {
  await renderToasts({ title: 'Heron', description: 'A heron has landed.' });
  show('Heron');
  expect(shown('Heron')).toBeVisible();
  expect(shown('A heron has landed.')).toBeVisible();
  wait(4999);
  expect(shown('Heron')).toBeVisible();
  wait(1);
  expect(shown('Heron')).toBeNull();
});

test('a duration of its own counts instead', async () => {
  await renderToasts({ title: 'Heron', duration: 9000 });
  show('Heron');
  wait(8999);
  expect(shown('Heron')).toBeVisible();
  wait(1);
  expect(shown('Heron')).toBeNull();
});

test('only one shows at a time: a new one replaces the old and has its own 5000 ms', async () => {
  await renderToasts({ title: 'Heron' }, { title: 'Egret', variant: 'destructive' });
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

test('is announced', async () => {
  await renderToasts({ title: 'Heron', description: 'A heron has landed.' });
  show('Heron');
  wait(100);
  const announcement = screen.getByRole('status');
  expect(announcement).toHaveTextContent(/Heron\s+A heron has landed\./);
  expect(announcement).toHaveAttribute('aria-live', 'assertive');
});

test('the cross closes it', async () => {
  await renderToasts({ title: 'Heron' });
  show('Heron');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown('Heron')).toBeNull();
});

test('waits while the pointer is on it', async () => {
  await renderToasts({ title: 'Heron' });
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
])('after a swipe of %i px to the right it is still there: %p', async (distance, isThere) => {
  await renderToasts({ title: 'Heron' });
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

test('F8 focuses the region, before its code is loaded and after', async () => {
  function LateTrigger() {
    const [isThere, setIsThere] = useState(false);
    return isThere ? (
      <Trigger messages={[{ title: 'Heron' }]} />
    ) : (
      <button onClick={() => setIsThere(true)}>Open the form</button>
    );
  }
  render(
    <ToastProvider>
      <LateTrigger />
    </ToastProvider>,
  );
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(region()).toHaveFocus();

  fireEvent.click(screen.getByRole('button', { name: 'Open the form' }));
  await act(async () => void (await import('@/components/ui/toast-region')));
  show('Heron');
  screen.getByRole('button', { name: 'Show Heron' }).focus();
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(region()).toContainElement(document.activeElement as HTMLElement);
});

/** jsdom's own pointer events carry no coordinates. */
class PointerEventLike extends MouseEvent {
  pointerId: number;
  pointerType = 'touch';
  constructor(type: string, init: MouseEventInit & { pointerId: number }) {
    super(type, init);
    this.pointerId = init.pointerId;
  }
}
