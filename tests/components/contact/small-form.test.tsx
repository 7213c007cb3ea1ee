import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// Payload's own button would import the whole panel.
jest.unstable_mockModule('@payloadcms/ui', () => ({
  Button: ({ children, type, onClick }: { children: string; type: 'button'; onClick: () => void }) => (
    <button type={type} onClick={onClick}>
      {children}
    </button>
  ),
}));
const { SmallForm } = await import('@/panel/shell/small-form');

test('a small form inside of a document’s form sends its own fields and nothing of the document', async () => {
  const [onSend, onSubmit] = [jest.fn(), jest.fn()];
  const { container } = render(
    <form onSubmit={onSubmit}>
      <SmallForm label="Set up" button="Continue" onSend={onSend}>
        <label>
          Current password <input name="password" type="password" />
        </label>
      </SmallForm>
    </form>,
  );
  const user = userEvent.setup();
  // Nothing to send yet: the focus goes to the empty field.
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  await user.type(screen.getByLabelText('Current password'), 'my own words{Enter}');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onSend.mock.calls).toEqual([[{ password: 'my own words' }], [{ password: 'my own words' }]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(container.querySelectorAll('form form')).toHaveLength(0);
});
