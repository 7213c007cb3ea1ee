import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ContactVariant } from '@/contact/rules/schema';
import {
  ContactFormAt,
  fillIn,
  form,
  labels,
  layoutBody,
  typeMessage,
} from '../../helpers/react/contact-form-at';

type Post = { headers: Record<string, string>; body: Record<string, unknown> };

let posts: Post[];
/** The server's response to the next messages. */
let respond: () => Promise<Response>;
const realFetch = globalThis.fetch;

const created = async () => Response.json({ data: { received: true } }, { status: 201 });
const refused = async () => new Response('A heron sits on the line.', { status: 503 });
const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  posts = [];
  respond = created;
  globalThis.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(layoutBody);
    expect(input).toBe('/api/contact');
    posts.push({
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
    });
    return respond();
  });
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function open(variant: ContactVariant = 'main') {
  render(<ContactFormAt variant={variant} />);
  return userEvent.setup({ delay: null });
}

const button = () => form().getByRole<HTMLButtonElement>('button');
const send = (user: UserEvent) => user.click(button());
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const region = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const toastWords = async () => (await region().findByRole('listitem')).textContent;
const message = (label: string) => {
  const id = field(label).getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : null;
};
const required = labels.filter((label) => !label.includes('optional'));
const entries = () => labels.map((label) => field(label).value);

const written = ['Ada', 'Heron', 'ada@heron.example', '555 0100', 'May I ask about your garden?'];

describe('at rest', () => {
  test('has 5 rows for the message, and only the phone is optional', async () => {
    await open();
    expect(field('Message')).toHaveAttribute('rows', '5');
    expect(field('Phone (optional)')).not.toBeRequired();
    for (const label of required) expect(field(label)).toBeRequired();
    expect(button()).toBeEnabled();
    expect(button()).toHaveAttribute('type', 'submit');
  });

  test('says what it is not for, and that it is private', async () => {
    await open();
    const whole = screen.getByRole('form', { name: 'Contact form' });
    expect(whole).toHaveTextContent(
      'This form is not monitored for emergencies. In crisis, call or text 988. In an emergency, call 911.',
    );
    expect(whole).toHaveTextContent('We respect your privacy and will never share your information.');
    const links = form()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['sms:988', 'tel:988', 'tel:911', '/privacy']);
  });
});

describe('rules of the main form', () => {
  test('each message appears under its field, and nothing is sent', async () => {
    const user = await open();
    await send(user);
    await waitFor(() => expect(message('First name')).toBe('First name must be at least 2 characters'));
    expect(message('Last name')).toBe('Last name must be at least 2 characters');
    expect(message('Email')).toBe('Invalid email address');
    expect(message('Phone (optional)')).toBeNull();
    expect(message('Message')).toBe('Message must be at least 10 characters');
    for (const label of required) expect(field(label)).toBeInvalid();
    expect(field('Phone (optional)')).toBeValid();
    expect(posts).toEqual([]);
    expect(button()).toBeEnabled();
  });

  test('one letter, nine letters and half an address are not enough; spaces do not count', async () => {
    const user = await open();
    await typeMessage(user, ['A', ' H ', 'ada@', '', '123456789 ']);
    await send(user);
    await waitFor(() => expect(message('First name')).toBe('First name must be at least 2 characters'));
    expect(message('Last name')).toBe('Last name must be at least 2 characters');
    expect(message('Email')).toBe('Invalid email address');
    expect(message('Message')).toBe('Message must be at least 10 characters');
  });

  test('two letters, ten letters and no phone are enough', async () => {
    const user = await open();
    await typeMessage(user, ['Al', 'Bo', 'al@bo.example', '', '1234567890']);
    await send(user);
    await waitFor(() => expect(posts).toHaveLength(1));
    const [firstName, lastName, email, phone, words] = ['Al', 'Bo', 'al@bo.example', '', '1234567890'];
    expect(posts[0]?.body).toEqual({ firstName, lastName, email, phone, message: words });
  });

  test('the focus goes to the first wrong field, and a message leaves when its field is right', async () => {
    const user = await open();
    await typeMessage(user, ['Ada', 'H', 'ada', '', 'May I ask about your garden?']);
    await send(user);
    await waitFor(() => expect(field('Last name')).toHaveFocus());
    await user.type(field('Last name'), 'e');
    await waitFor(() => expect(field('Last name')).toBeValid());
    expect(message('Last name')).toBeNull();
    expect(message('Email')).toBe('Invalid email address');
  });

  test('what was written before the rules had arrived is kept and checked', async () => {
    await open();
    // Without focus nothing is fetched before the submit.
    fireEvent.input(field('First name'), { target: { value: 'Ada' } });
    fireEvent.input(field('Message'), { target: { value: 'Short' } });
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(message('Message')).toBe('Message must be at least 10 characters'));
    expect(message('First name')).toBeNull();
    expect(entries()).toEqual(['Ada', '', '', '', 'Short']);
  });
});

describe('rules and address of the simple form', () => {
  test('only what is missing is wrong', async () => {
    const user = await open('simple');
    await send(user);
    await waitFor(() => expect(message('First name')).toBe('First name is required'));
    expect(message('Last name')).toBe('Last name is required');
    expect(message('Email')).toBe('Email is required');
    expect(message('Phone (optional)')).toBeNull();
    expect(message('Message')).toBe('Message is required');
    expect(posts).toEqual([]);
  });

  test('no length is required, and the request names the form', async () => {
    const user = await open('simple');
    await typeMessage(user, ['A', 'H', 'ada', '', 'Hi']);
    await send(user);
    await waitFor(() => expect(posts).toHaveLength(1));
    const names = { firstName: 'A', lastName: 'H' };
    expect(posts[0]?.body).toEqual({ ...names, email: 'ada', phone: '', message: 'Hi', variant: 'simple' });
  });

  test('has the address of the layout, which the main form has not', async () => {
    await open('simple');
    const whole = screen.getByRole('form');
    expect(whole).toHaveTextContent('Heron House');
    expect(whole).toHaveTextContent('7 Reed Lane');
    expect(form().getByRole('link', { name: '(555) 010-2030' })).toHaveAttribute('href', 'tel:+15550102030');
    expect(form().getByRole('link', { name: 'ask@heron.example' })).toHaveAttribute(
      'href',
      'mailto:ask@heron.example',
    );
  });
});

describe('sending', () => {
  test('the button is disabled and says "Sending..." until the answer is there; then the form is empty', async () => {
    let arrive = (_response: Response) => {};
    respond = () => new Promise((resolve) => (arrive = resolve));
    const user = await open();
    await typeMessage(user, written);
    await send(user);
    await waitFor(() => expect(button()).toHaveTextContent('Sending...'));
    expect(button()).toBeDisabled();
    expect(field('Message')).toBeDisabled();
    expect(entries()).toEqual(written);
    arrive(await created());
    await waitFor(() => expect(button()).toHaveTextContent('Send Message'));
    expect(button()).toBeEnabled();
    expect(entries()).toEqual(['', '', '', '', '']);
    expect(button()).toHaveFocus();
    // Really empty again, not only in appearance.
    await send(user);
    await waitFor(() => expect(field('First name')).toBeInvalid());
    expect(posts).toHaveLength(1);
  });

  test.each([
    ['main', "Message Sent We'll get back to you as soon as possible."],
    ['simple', "Thank you for reaching out. We'll get back to you soon."],
  ] as const)('the %s form confirms', async (variant, words) => {
    const user = await open(variant);
    await typeMessage(user, written);
    await send(user);
    expect(await toastWords()).toBe(words);
  });

  test.each([
    ['main', 'Error 503: A heron sits on the line.'],
    ['simple', 'Error sending message 503: A heron sits on the line.'],
  ] as const)('the %s form shows what the server says, and the entries stay', async (variant, words) => {
    respond = refused;
    const user = await open(variant);
    await typeMessage(user, written);
    await send(user);
    expect(await toastWords()).toBe(words);
    expect(entries()).toEqual(written);
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent('Send Message');
  });

  test('an answer without words shows the status text', async () => {
    respond = async () => new Response('', { status: 502, statusText: 'Bad Gateway' });
    const user = await open();
    await typeMessage(user, written);
    await send(user);
    expect(await toastWords()).toBe('Error 502: Bad Gateway');
  });

  test.each([
    ['main', 'Error There was a problem sending your message. Please try again.'],
    ['simple', 'Error sending message Please try again later'],
  ] as const)('the %s form has a sentence for no network, and the entries stay', async (variant, words) => {
    respond = unreachable;
    const user = await open(variant);
    await typeMessage(user, written);
    await send(user);
    expect(await toastWords()).toBe(words);
    expect(entries()).toEqual(written);
  });

  test('two clicks send one message', async () => {
    let arrive = (_response: Response) => {};
    respond = () => new Promise((resolve) => (arrive = resolve));
    const user = await open();
    await typeMessage(user, written);
    // Both before React can disable the button.
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(button()).toBeDisabled());
    await user.dblClick(button());
    fireEvent.submit(screen.getByRole('form'));
    arrive(await created());
    await waitFor(() => expect(entries()).toEqual(['', '', '', '', '']));
    expect(posts).toHaveLength(1);
  });
});

describe('the idempotency key', () => {
  const keys = () => posts.map(({ headers }) => headers['Idempotency-Key']);
  const sendAndWait = async (user: UserEvent, answer: () => Promise<Response>) => {
    let arrive = () => {};
    respond = () => new Promise((resolve, reject) => (arrive = () => answer().then(resolve, reject)));
    await send(user);
    await waitFor(() => expect(button()).toBeDisabled());
    arrive();
    await waitFor(() => expect(button()).toBeEnabled());
  };

  test('is that of the first attempt while the words are the same', async () => {
    const user = await open();
    await typeMessage(user, written);
    await sendAndWait(user, unreachable);
    await sendAndWait(user, refused);
    expect(keys()[0]).toMatch(/^\d{1,10}(?:-\d{1,10}){3}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('is another one when the words have changed', async () => {
    const user = await open();
    await typeMessage(user, written);
    await sendAndWait(user, refused);
    await user.type(field('Message'), ' Thank you.');
    await sendAndWait(user, refused);
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  test('is another one after success, even for the same words', async () => {
    const user = await open();
    await typeMessage(user, written);
    await sendAndWait(user, created);
    fillIn(written);
    await sendAndWait(user, created);
    expect(posts[1]?.body).toEqual(posts[0]?.body);
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});
