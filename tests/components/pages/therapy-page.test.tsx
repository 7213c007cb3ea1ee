import { afterEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { AtPath } from '../../helpers/react/at-path';
import userEvent from '@testing-library/user-event';
import { ConditionNotFound } from '@/sections/condition/condition-not-found';
import { TherapyNotFound } from '@/sections/therapy/therapy-not-found';
import { therapyView } from '@/sections/therapy/therapy-page';
import { renderWithCalls, type Call, type Calls } from '../../helpers/react/with-calls';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const wading = {
  title: 'Wading Therapy',
  slug: 'wading',
  summary: 'Slow steps in shallow water.',
  heading1: 'How to wade',
  text1: '<p>Slowly.</p>',
  benefits: '<ul><li><strong>Calm</strong> In the knees.</li></ul>',
  approach: '<p>On one leg, <a href="/programs">daily</a>.</p>',
  review: { sources: [] },
};

const renderTherapy = (slug: string, call: Call, more: Calls = {}) =>
  renderWithCalls({ [`/api/therapies/${slug}`]: call, ...more }, therapyView, { slug });

const title = () => screen.findByRole('heading', { level: 1 });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('a therapy', () => {
  test('shows its heading and text, what it helps with, and the approach with the way to help', async () => {
    renderTherapy('wading', { body: { data: wading } });
    expect(await title()).toHaveTextContent(/^Wading Therapy$/);
    expect(region('How to wade').getByText('Slowly.')).toBeVisible();
    expect(region('What This Therapy Helps With').getByText('Calm').tagName).toBe('STRONG');
    const approach = region('Our Treatment Approach');
    expect(approach.getByRole('link', { name: 'daily' })).toHaveAttribute('href', '/programs');
    expect(approach.getByRole('link', { name: 'Get Help Today' })).toHaveAttribute('href', '/contact');
  });

  test('its title heads the text when there is no heading', async () => {
    renderTherapy('wading', { body: { data: { ...wading, heading1: ' ' } } });
    await title();
    const [text] = screen.getAllByRole('region', { name: 'Wading Therapy' }).slice(-1);
    expect(text).toHaveTextContent('Slowly.');
  });

  test('has no headings for what it does not have, but still the way to help', async () => {
    renderTherapy('wading', { body: { data: { title: 'Wading Therapy' } } });
    await title();
    expect(screen.queryByRole('heading', { name: 'What This Therapy Helps With' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Our Treatment Approach' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Get Help Today' })).toHaveAttribute('href', '/contact');
  });

  test('names the other therapies, not itself, also when it was asked for by its id', async () => {
    renderWithCalls(
      {
        '/api/therapies/6750a1': { body: { data: wading } },
        '/api/therapies': {
          body: { data: [wading, { title: 'Diving', slug: 'diving' }, { title: 'Nesting', slug: 'nests' }] },
        },
      },
      therapyView,
      { slug: '6750a1' },
    );
    await title();
    const others = within(screen.getByRole('complementary', { name: 'Other therapies' }));
    await others.findByRole('link', { name: 'Diving' });
    expect(others.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Diving', 'Nesting']);
    expect(others.getByRole('link', { name: 'Nesting' })).toHaveAttribute('href', '/therapies/nests');
  });
});

describe('loading', () => {
  test.each(['cbt', 'mindfulness-therapy'])('%s shows a spinner with the word', (slug) => {
    renderTherapy(slug, 'pending');
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading...$/);
    expect(screen.getByRole('status').querySelector('svg')).not.toBeNull();
  });

  test.each(['emdr', 'dbt', 'family-systems'])('%s shows skeleton placeholders', (slug) => {
    const { container } = renderTherapy(slug, 'pending');
    const shapes = container.querySelector('[aria-busy="true"]')!;
    expect(shapes.querySelectorAll('.bg-skeleton').length).toBeGreaterThan(5);
    expect(within(shapes as HTMLElement).getByRole('status')).toHaveTextContent('Loading...');
    expect(container.querySelector('[role="status"] svg')).toBeNull();
  });
});

const missing: Call = { status: 404 };
const failed: Call = { status: 500 };
const empty: Call = { body: { data: null } };
const requested = 'The requested therapy could not be found.';

describe('errors', () => {
  test.each([
    ['cbt', missing, 'Therapy Not Found', requested],
    ['cbt', empty, 'Therapy Not Found', requested],
    ['cbt', failed, 'Error Loading Page', 'There was an error loading the CBT therapy information.'],
    ['cbt', 'away', 'Error Loading Page', 'There was an error loading the CBT therapy information.'],
    ['mindfulness-therapy', missing, 'Therapy Not Found', requested],
    [
      'mindfulness-therapy',
      failed,
      'Error Loading Page',
      'There was an error loading the mindfulness therapy information.',
    ],
    ['wading', missing, 'Therapy Not Found', requested],
    ['wading', failed, 'Error Loading Page', 'There was an error loading the wading therapy information.'],
    ...(['emdr', 'dbt', 'family-systems'] as const).flatMap((slug) =>
      [missing, failed, empty, 'away' as const].map(
        (call) =>
          [
            slug,
            call,
            'Therapy Not Found',
            `The ${{ emdr: 'EMDR', dbt: 'DBT', 'family-systems': 'Family Systems' }[slug]} therapy information could not be found.`,
          ] as const,
      ),
    ),
  ] as [string, Call, string, string][])('%s answering %j', async (slug, call, heading, text) => {
    renderTherapy(slug, call);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Therapies' })).toHaveAttribute('href', '/therapies');
  });

  test.each(['cbt', 'emdr'])('%s can be asked again after an error', async (slug) => {
    const answers: Calls = { [`/api/therapies/${slug}`]: failed };
    renderWithCalls(answers, therapyView, { slug });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answers[`/api/therapies/${slug}`] = { body: { data: wading } };
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Wading Therapy' })).toBeVisible();
  });

  test('one that is missing cannot', async () => {
    renderTherapy('cbt', missing);
    await screen.findByText(requested);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('what the routes show for a document that is not there', () => {
  test.each([
    [
      '/therapies/dbt',
      <TherapyNotFound key="dbt" slug="dbt" />,
      'Therapy Not Found',
      'The DBT therapy information could not be found.',
    ],
    ['/therapies/wading', <TherapyNotFound key="wading" slug="wading" />, 'Therapy Not Found', requested],
    ['/conditions/cbt', <TherapyNotFound key="cbt" slug="cbt" />, 'Therapy Not Found', requested],
    [
      '/conditions/herons',
      <ConditionNotFound key="herons" />,
      'Condition Not Found',
      'The requested condition could not be found.',
    ],
  ])('%s', (path, page, heading, text) => {
    render(<AtPath path={path}>{page}</AtPath>);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(text)).toBeVisible();
  });
});
