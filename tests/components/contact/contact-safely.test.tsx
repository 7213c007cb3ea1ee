import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactFormAt, form, layoutBody, typeMessage } from '../../helpers/react/contact-form-at';

const written = ['Ada', 'Heron', 'ada@heron.example', '', 'May I ask about your garden?'];
let bodies: Record<string, unknown>[];
const realFetch = globalThis.fetch;
beforeEach(() => {
  bodies = [];
  globalThis.fetch = jest.fn(async (_input: string | URL | Request, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(layoutBody);
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return Response.json({ data: { received: true } }, { status: 201 });
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const ticks = () => form().queryAllByRole<HTMLInputElement>('checkbox');
const isTicked = () => ticks().map(({ checked }) => checked);
const send = () => form().getByRole('button', { name: /^Send/ });

test('asks with nothing ticked, sends what was said and nothing of the rest, which counts as no, and is empty afterwards', async () => {
  render(<ContactFormAt asksSafely />);
  expect(form().getByRole('group', { name: 'How may we reach you safely? (optional)' })).toBeVisible();
  expect(isTicked()).toEqual([false, false, false, false, false]);
  const user = userEvent.setup({ delay: null });
  // Before the rules are loaded.
  form().getByLabelText<HTMLInputElement>('You may call').checked = true;
  await typeMessage(user, written);
  await user.selectOptions(form().getByLabelText('Time of day'), 'Mornings');
  await user.click(form().getByLabelText('You may text'));
  await user.click(form().getByLabelText('You may text'));
  await user.click(form().getByLabelText('You may leave a voicemail'));
  await user.click(send());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    firstName: 'Ada',
    lastName: 'Heron',
    email: 'ada@heron.example',
    phone: '',
    message: 'May I ask about your garden?',
    mayCall: 'yes',
    timeOfDay: 'mornings',
    mayLeaveVoicemail: 'yes',
  });
  await waitFor(() => expect(isTicked()).toEqual([false, false, false, false, false]));
  expect(form().getByLabelText('Time of day')).toHaveValue('');
});

test('off it asks and sends nothing of it, and the older form never does', async () => {
  const { unmount } = render(<ContactFormAt variant="simple" asksSafely />);
  expect(ticks()).toEqual([]);
  unmount();
  render(<ContactFormAt />);
  expect(ticks()).toEqual([]);
  const user = userEvent.setup({ delay: null });
  await typeMessage(user, written);
  await user.click(send());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(Object.keys(bodies[0] ?? {})).toEqual(['firstName', 'lastName', 'email', 'phone', 'message']);
});

test('a form that came back from the server keeps what was ticked', async () => {
  const values = { firstName: 'A', lastName: '', email: '', phone: '', message: '' };
  const safely = { mayEmail: 'yes', timeOfDay: 'evenings' };
  const answer = { variant: 'main', language: 'en', values, safely, faults: { firstName: 'Short' } } as const;
  render(<ContactFormAt asksSafely answer={answer} />);
  // Focusing the first invalid field fetches the rules.
  await act(async () => void (await import('@/contact/form/checked-form')));
  expect(isTicked()).toEqual([false, false, true, false, false]);
  expect(form().getByLabelText('Time of day')).toHaveValue('evenings');
});
