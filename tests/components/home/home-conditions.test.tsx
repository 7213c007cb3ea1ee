import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { conditionPath } from '@/content/links/condition-path';
import { Conditions } from '@/sections/homepage/conditions';

const card = (title: string, slug = '') => ({ title, slug, description: `About ${title}.` });

type State = {
  isLoading?: boolean;
  isFailed?: boolean;
  published?: [];
  conditions?: ReturnType<typeof card>[];
};

function renderConditions(state: State = {}) {
  render(
    <Conditions
      heading="Weathers we know"
      subheading="Every weather passes."
      paragraph="Look out of the window."
      conditions={[card('Fog', 'fog'), card('Rain', '/weather/rain'), card('OCD', 'ocd')]}
      published={null}
      isLoading={false}
      isFailed={false}
      {...state}
    />,
  );
}

const section = () => screen.getByRole('region', { name: 'Weathers we know' });
const cards = () => within(section()).queryAllByRole('link', { name: /^Learn More about / });

test('shows a card per condition, each leading to its page', () => {
  renderConditions();
  expect(section()).toHaveAttribute('id', 'conditions');
  expect(cards().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn More about Fog', '/conditions/fog'],
    ['Learn More about Rain', '/weather/rain'],
    ['Learn More about OCD', '/conditions/ocd'],
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Fog',
    'Rain',
    'OCD',
  ]);
  expect(screen.getByText('About Fog.')).toBeVisible();
  expect(screen.getByText('Every weather passes.')).toBeVisible();
  expect(screen.getByText('Look out of the window.')).toBeVisible();
});

test('while no condition is published the cards are names without links, with their drawings', () => {
  renderConditions({ published: [], conditions: [card('Anxiety'), card('OCD', 'ocd')] });
  expect(cards()).toEqual([]);
  expect(screen.getByRole('heading', { level: 3, name: 'Anxiety' })).toBeVisible();
  const drawings = [...section().querySelectorAll('li img')].map((drawing) => drawing.getAttribute('src'));
  expect(drawings[0]).toBe('/art/water-anxiety.svg');
});

test('each card has the drawing of its condition, others the calm one', () => {
  renderConditions();
  expect([...section().querySelectorAll('li img')].map((drawing) => drawing.getAttribute('src'))).toEqual([
    '/art/water-calm.svg',
    '/art/water-calm.svg',
    '/art/water-ocd.svg',
  ]);
});

test('shows six skeleton cards while loading', () => {
  renderConditions({ isLoading: true });
  expect(section().querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(section().querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(within(section()).getByRole('status')).toHaveTextContent('Loading...');
  expect(cards()).toEqual([]);
});

test('says so when it failed', () => {
  renderConditions({ isFailed: true });
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Unable to load conditions at this time.')).toBeVisible();
  expect(alert.getByText('Please try again later or contact us for more information.')).toBeVisible();
  expect(alert.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(cards()).toEqual([]);
});

test.each([{}, { isLoading: true }, { isFailed: true }])(
  'leads to all conditions in every state: %j',
  (state) => {
    renderConditions(state);
    expect(screen.getByRole('link', { name: 'Find Out How We Can Help' })).toHaveAttribute(
      'href',
      '/conditions',
    );
  },
);

describe('where a card leads', () => {
  test.each([
    [card('Fog', 'fog'), '/conditions/fog'],
    [card('Fog', '/weather#fog'), '/weather#fog'],
    [card('Post-Traumatic Stress Disorder'), '/conditions/ptsd'],
    [card('add/adhd'), '/conditions/adhd'],
    [card('Sea Fog & Café Blues'), '/conditions/sea-fog-cafe-blues'],
  ])('%j → %s', (condition, path) => {
    expect(conditionPath(condition)).toBe(path);
  });
});
