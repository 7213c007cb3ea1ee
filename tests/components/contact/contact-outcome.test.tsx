import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormAnswer } from '@/contact/rules/form-answer';
import { ContactFormAt, form, layoutBody, typeMessage } from '../../helpers/react/contact-form-at';

const written = ['Ada', 'Heron', 'ada@heron.example', '', 'May I ask about your garden?'];
let respond: () => Promise<Response>;
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = jest.fn(async (_input: string | URL | Request, init?: RequestInit) =>
    init?.method === 'POST' ? respond() : Response.json(layoutBody),
  );
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const created = async () => Response.json({ data: { received: true } }, { status: 201 });
const outcome = (kind: string) => document.querySelector<HTMLElement>(`[data-outcome="${kind}"]`);
const hrefs = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const button = () => form().getByRole('button', { name: /^Send/ });

async function send(words: readonly string[], answer: () => Promise<Response>) {
  respond = answer;
  render(<ContactFormAt />);
  const user = userEvent.setup({ delay: null });
  await typeMessage(user, words);
  await user.click(button());
  await waitFor(() => expect(outcome('sent') ?? outcome('failed')).not.toBeNull());
  return user;
}

test('sent is said in the page, with what follows, the hours, 988 and 911', async () => {
  await send(written, created);
  const said = outcome('sent')!;
  expect(said).toHaveTextContent('Your message was sent.');
  expect(said).toHaveTextContent('We answer during our hours: Sundays at dawn.');
  expect(hrefs(said)).toEqual(['tel:988', 'tel:911']);
  expect(said.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(document.querySelector('[data-crisis-card]')).toBeNull();
  expect(button()).toHaveFocus();
});

test('it stays until the next message is sent', async () => {
  const user = await send(written, created);
  await user.type(form().getByLabelText('First name'), 'Bo');
  expect(outcome('sent')).toBeVisible();
  await user.click(button());
  await waitFor(() => expect(outcome('sent')).toBeNull());
});

test.each(['I do not want to be here any more. I have pills', 'Ya no quiero vivir, ayuda por favor'])(
  'the crisis card comes first after %j, and nothing of it is kept',
  async (words) => {
    await send([...written.slice(0, 4), words], created);
    const card = document.querySelector<HTMLElement>('[data-crisis-card]')!;
    expect(card).toHaveFocus();
    expect(hrefs(card)).toEqual(expect.arrayContaining(['tel:988', 'sms:988', 'tel:911']));
    expect(card.compareDocumentPosition(outcome('sent')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    const calls = (globalThis.fetch as jest.Mock).mock.calls;
    expect(calls.filter(([, init]) => (init as RequestInit)?.method === 'POST')).toHaveLength(1);
    expect(window.location.href).not.toMatch(/crisis/);
  },
);

test.each<[string, () => Promise<Response>, string]>([
  [
    'the database is away',
    async () =>
      new Response('The site is being looked after right now. Please try again in a minute.', {
        status: 503,
      }),
    'The site is being looked after right now. Please try again in a minute.',
  ],
  ['there is no network', () => Promise.reject(new TypeError('Failed')), 'check your internet connection'],
  [
    'a proxy answers with a page',
    async () => new Response('<html>Bad</html>', { status: 502 }),
    'try again in a minute',
  ],
])('a failure is shown beside the button and stays: %s', async (_case, answer, reason) => {
  await send(written, answer);
  const said = outcome('failed')!;
  expect(said).toHaveTextContent('Your message was not sent. Your words are still here.');
  expect(said).toHaveTextContent(reason);
  expect(said).not.toHaveTextContent('<html>');
  expect(hrefs(said)).toEqual(['tel:+15550102030', 'tel:988', 'tel:911']);
  expect(form().getByLabelText('Message')).toHaveValue(written[4]);
});

const card = () => document.querySelector<HTMLElement>('[data-crisis-card]');
const despair = 'I want to die';

test('words of a crisis bring the crisis card also when the message could not be sent', async () => {
  await send([...written.slice(0, 4), despair], () => Promise.reject(new TypeError('Failed')));
  expect(card()).toHaveFocus();
  expect(hrefs(card()!)).toEqual(expect.arrayContaining(['tel:988', 'sms:988', 'tel:911']));
  const said = outcome('failed')!;
  expect(card()!.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(said).toHaveTextContent('Your message was not sent. Your words are still here.');
  expect(hrefs(said)).toEqual(['tel:+15550102030']);
  expect(form().getByLabelText('Message')).toHaveValue(despair);
});

test('words of a crisis bring the crisis card also when a field is invalid', async () => {
  await send(['A', 'Heron', 'ada', '', despair], created);
  expect(card()).toHaveFocus();
  expect(outcome('failed')).toHaveTextContent('Please look at what is marked above, and send it again.');
  expect(form().getByLabelText('Email')).toBeInvalid();
  expect(form().getByLabelText('Message')).toHaveValue(despair);
});

test('without words of a crisis the first invalid field has the focus, and no note appears', async () => {
  render(<ContactFormAt />);
  const user = userEvent.setup({ delay: null });
  await typeMessage(user, ['Ada', 'H', 'ada', '', written[4]!]);
  await user.click(button());
  await waitFor(() => expect(form().getByLabelText('Last name')).toHaveFocus());
  expect(form().getByLabelText('Email')).toBeInvalid();
  expect([outcome('failed'), card()]).toEqual([null, null]);
});

describe('what the server says to a form that was posted without a script', () => {
  const answer: FormAnswer = {
    variant: 'main',
    language: 'en',
    values: { firstName: 'A', lastName: 'Heron', email: 'ada', phone: '555', message: 'May I?\nYes.' },
    faults: { firstName: 'First name must be at least 2 characters', email: 'Invalid email address' },
  };

  test('errors appear below their fields, with the typed text', async () => {
    render(<ContactFormAt answer={answer} />);
    // Focusing the first invalid field fetches the rules.
    await act(async () => void (await import('@/contact/form/checked-form')));
    const labels = ['First name', 'Last name', 'Email', 'Phone (optional)', 'Message'];
    const fields = labels.map((label) => form().getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ value }) => value)).toEqual(Object.values(answer.values));
    expect(fields[0]).toHaveAccessibleDescription('First name must be at least 2 characters');
    expect(fields[2]).toHaveAccessibleDescription('Invalid email address');
    expect(fields[0]).toHaveFocus();
    expect(outcome('failed')).toHaveTextContent('Your message was not sent. Your words are still here.');
  });

  test('words of a crisis bring the crisis card, which the browser focuses', async () => {
    const { container } = render(<ContactFormAt answer={{ ...answer, isCrisis: true }} />);
    await waitFor(() => expect(card()).toHaveFocus());
    expect(container.querySelectorAll('[data-crisis-card]')).toHaveLength(1);
    expect(form().getByLabelText('First name')).toBeInvalid();
    expect(outcome('failed')).toHaveTextContent('Your message was not sent.');
  });

  test('once corrected with the script, they disappear, and the message is sent', async () => {
    respond = created;
    render(<ContactFormAt answer={answer} />);
    const user = userEvent.setup({ delay: null });
    await user.type(form().getByLabelText('First name'), 'da');
    expect(form().getByLabelText('First name')).toBeValid();
    expect(form().getByLabelText('Email')).toBeInvalid();
    await user.type(form().getByLabelText('Email'), '@heron.example');
    await user.type(form().getByLabelText('Message'), ' Please.');
    await user.click(button());
    await waitFor(() => expect(outcome('sent')).not.toBeNull());
    expect(form().getByLabelText('First name')).toHaveValue('');
  });

  test('the variant that was posted counts, whatever the page has', () => {
    render(<ContactFormAt answer={{ ...answer, variant: 'simple', faults: {}, problem: 'Not today.' }} />);
    expect(document.querySelector('input[name=variant]')).toHaveValue('simple');
    expect(outcome('failed')).toHaveTextContent('Not today.');
    expect(screen.getByRole('form')).toHaveTextContent('Heron House');
  });
});
