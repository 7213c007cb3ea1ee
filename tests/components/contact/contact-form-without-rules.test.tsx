import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactFormAt, form, layoutBody, typeMessage } from '../../helpers/react/contact-form-at';

// A new version of the site is deployed, and the old one's code can no longer be fetched.
jest.unstable_mockModule('@/contact/form/checked-form', () => {
  throw new Error('Failed to load chunk');
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a form whose rules cannot be loaded lets the server check, and keeps or clears the entries as it answers', async () => {
  const bodies: unknown[] = [];
  let answer = () => new Response('First name must be at least 2 characters.', { status: 400 });
  globalThis.fetch = jest.fn(async (_input: string | URL | Request, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(layoutBody);
    bodies.push(JSON.parse(String(init.body)));
    return answer();
  });
  render(<ContactFormAt />);
  const user = userEvent.setup({ delay: null });
  const button = () => form().getByRole('button');
  const words = ['A', 'Heron', 'ada@heron.example', '', 'May I ask about your garden?'];
  await typeMessage(user, words);
  await user.click(button());

  const region = within(await screen.findByRole('region', { name: 'Notifications (F8)' }));
  expect((await region.findByRole('listitem')).textContent).toBe(
    'Error 400: First name must be at least 2 characters.',
  );
  expect(form().getByLabelText('First name')).toHaveValue('A');
  expect(bodies).toEqual([
    {
      firstName: 'A',
      lastName: 'Heron',
      email: 'ada@heron.example',
      phone: '',
      message: 'May I ask about your garden?',
    },
  ]);

  answer = () => Response.json({ data: { received: true } }, { status: 201 });
  await user.type(form().getByLabelText('First name'), 'da');
  await user.click(button());
  await waitFor(() => expect(form().getByLabelText('First name')).toHaveValue(''));
  expect(await region.findByText('Message Sent')).toBeVisible();
});
