import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conditionView } from '@/sections/condition/condition-page';
import { renderWithCalls, type Calls } from '../../helpers/react/with-calls';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const CALL = '/api/conditions/herons';

const herons = {
  title: 'Fear of Herons',
  slug: 'herons',
  summary: 'Tall birds, sudden beaks.',
  heading1: 'When they stare',
  text1: '<p>They <em>stare</em>.</p><p>And stare.</p>',
  symptoms: '<ul><li><strong>Ducking</strong> At every shadow.</li></ul>',
  treatments: 'We look at ducks first.\n\nThen at herons.',
  review: { sources: [] },
};

const renderCondition = (answers: Calls = { [CALL]: { body: { data: herons } } }, slug = 'herons') =>
  renderWithCalls(answers, conditionView, { slug });

const title = () => screen.findByRole('heading', { level: 1 });

describe('a condition', () => {
  test('is headed by its title and Treatment', async () => {
    renderCondition();
    expect(await title()).toHaveTextContent(/^Fear of Herons Treatment$/);
    expect(screen.getByText('Tall birds, sudden beaks.')).toBeVisible();
  });

  test('does not say Treatment twice', async () => {
    renderCondition({ [CALL]: { body: { data: { ...herons, title: 'Heron Treatment' } } } });
    expect(await title()).toHaveTextContent(/^Heron Treatment$/);
    expect(screen.getByRole('heading', { name: 'How we treat Heron' })).toBeVisible();
  });

  test('shows introduction, symptoms and treatment', async () => {
    renderCondition();
    await title();
    const region = (name: string) => within(screen.getByRole('region', { name }));
    expect(region('When they stare').getByText('stare').tagName).toBe('EM');
    expect(region('Symptoms').getByText('Ducking').tagName).toBe('STRONG');
    const treatment = region('How we treat Fear of Herons').getAllByRole('paragraph');
    expect(treatment.map((paragraph) => paragraph.textContent)).toEqual([
      'We look at ducks first.',
      'Then at herons.',
    ]);
  });

  test.each(['heading1', 'text1'])('has no introduction without %s', async (part) => {
    renderCondition({ [CALL]: { body: { data: { ...herons, [part]: '' } } } });
    await title();
    expect(screen.queryByText('When they stare')).toBeNull();
    expect(screen.queryByText('And stare.')).toBeNull();
    expect(screen.getByRole('region', { name: 'Symptoms' })).toBeVisible();
  });

  test('has no heading for symptoms or treatment that it does not have', async () => {
    renderCondition({ [CALL]: { body: { data: { ...herons, symptoms: '', treatments: null } } } });
    await title();
    expect(screen.queryByRole('heading', { name: 'Symptoms' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^How we treat/ })).toBeNull();
  });

  test('offers help', async () => {
    renderCondition();
    await title();
    expect(screen.getByRole('link', { name: 'Get Help Today' })).toHaveAttribute('href', '/contact');
  });

  test('names three other conditions', async () => {
    const listed = ['kites', 'herons', 'wrens', 'gulls', 'terns'].map((slug) => ({ title: slug, slug }));
    renderCondition({
      [CALL]: { body: { data: herons } },
      '/api/conditions': { body: { data: listed } },
    });
    await title();
    const related = within(screen.getByRole('region', { name: 'Related conditions' }));
    await related.findByRole('heading', { name: 'kites' });
    expect(related.getAllByRole('link', { name: /about/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/conditions/kites',
      '/conditions/wrens',
      '/conditions/gulls',
    ]);
  });
});

describe('states', () => {
  test('loading shows a spinner with the word', () => {
    renderCondition({});
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading...$/);
    expect(screen.getByRole('status').querySelector('svg')).not.toBeNull();
  });

  test.each([
    ['a 404', { status: 404 }],
    ['an empty answer', { body: { data: null } }],
  ])('%s is not found', async (_name, answer) => {
    renderCondition({ [CALL]: answer });
    expect(await title()).toHaveTextContent(/^Condition Not Found$/);
    expect(screen.getByText('The requested condition could not be found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Conditions' })).toHaveAttribute('href', '/conditions');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test.each([
    ['anxiety', 'anxiety'],
    ['depression', 'depression'],
    ['bipolar', 'bipolar disorder'],
    ['ptsd', 'PTSD'],
    ['panic-disorder', 'panic disorder'],
    ['ocd', 'OCD'],
    ['adhd', 'ADHD'],
    ['schizophrenia', 'schizophrenia'],
    ['fear-of-herons', 'fear of herons'],
  ])('an error at %s', async (slug, name) => {
    renderCondition({ [`/api/conditions/${slug}`]: { status: 503 } }, slug);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error Loading Page$/);
    expect(alert.getByText(`There was an error loading the ${name} treatment information.`)).toBeVisible();
  });

  test('a network failure is an error; Retry asks again', async () => {
    const answers: Calls = { [CALL]: 'away' };
    const { fetched } = renderCondition(answers);
    await screen.findByRole('alert');
    const asked = () => fetched.mock.calls.filter(([path]) => path === CALL).length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked()).toBe(before + 1);
    expect(await screen.findByRole('alert')).toBeVisible();
    answers[CALL] = { body: { data: herons } };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fear of Herons Treatment' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('polling', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const pass = (milliseconds: number) =>
    act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
  /** A response appears a moment later. */
  const settle = () => pass(50);

  test('shows an edit after 5 s, and keeps what it has when a later poll fails', async () => {
    const answers: Calls = { [CALL]: { body: { data: herons } } };
    renderCondition(answers);
    await settle();
    answers[CALL] = { body: { data: { ...herons, title: 'Love of Herons' } } };
    await pass(4900);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fear of Herons');
    await pass(100);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Love of Herons');
    for (const call of ['away', { status: 500 }, 'away'] as const) {
      answers[CALL] = call;
      await pass(POLL_INTERVAL_MS);
      await settle();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Love of Herons');
    }
  });

  test('a condition that is gone is not found', async () => {
    const answers: Calls = { [CALL]: { body: { data: herons } } };
    renderCondition(answers);
    await settle();
    answers[CALL] = { status: 404 };
    await pass(POLL_INTERVAL_MS);
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Condition Not Found');
  });

  test('an error stays visible during the next poll', async () => {
    const answers: Calls = { [CALL]: { status: 503 } };
    renderCondition(answers);
    await settle();
    const alert = screen.getByRole('alert');
    await pass(POLL_INTERVAL_MS);
    await settle();
    expect(screen.getByRole('alert')).toBe(alert);
    answers[CALL] = 'pending';
    await pass(POLL_INTERVAL_MS);
    await settle();
    expect(screen.getByRole('alert')).toBe(alert);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('an error heals by itself', async () => {
    const answers: Calls = { [CALL]: { status: 503 } };
    renderCondition(answers);
    await settle();
    answers[CALL] = { body: { data: herons } };
    await pass(POLL_INTERVAL_MS);
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fear of Herons Treatment');
  });
});
