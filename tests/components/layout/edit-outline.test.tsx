import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { EditOutline } from '@/components/layout/staff/edit-outline';

function show() {
  const onEdit = jest.fn();
  render(
    <>
      <header>
        <p>Home</p>
      </header>
      <main>
        <p>
          Reeds and <strong>ponds</strong>.
        </p>
        <form>
          <p>Your name</p>
        </form>
        <div>Outside of a paragraph</div>
      </main>
      <EditOutline onEdit={onEdit} />
    </>,
  );
  return onEdit;
}
const pencil = () => screen.queryByRole('button', { name: 'Edit this text' });

test('the pencil opens the whole text under the pointer', () => {
  const onEdit = show();
  expect(pencil()).toBeNull();
  fireEvent.pointerOver(screen.getByText('ponds'));
  fireEvent.pointerOver(pencil()!);
  fireEvent.click(pencil()!);
  expect(onEdit).toHaveBeenCalledWith(screen.getByText('ponds').parentElement);
});

test('there is none over the header, a form, or what is no text; scrolling hides it', () => {
  show();
  for (const words of ['Home', 'Your name', 'Outside of a paragraph']) {
    fireEvent.pointerOver(screen.getByText('ponds'));
    expect(pencil()).not.toBeNull();
    fireEvent.pointerOver(screen.getByText(words));
    expect(pencil()).toBeNull();
  }
  fireEvent.pointerOver(screen.getByText('ponds'));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(pencil()).toBeNull();
  fireEvent.pointerMove(screen.getByText('ponds'));
  expect(pencil()).not.toBeNull();
});
