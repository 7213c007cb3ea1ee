import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Services } from '@/sections/homepage/services';

const services = ['Heron', 'Kite', 'Otter'].map((name) => ({
  title: `${name} Care`,
  description: `What the ${name} does.`,
}));

const section = (items = services) => (
  <Services sectionHeading="Bird care" sectionSubtitle="Three kinds." services={items} />
);

afterEach(() => void jest.restoreAllMocks());

const row = (name: string) => screen.getByRole('heading', { name: `${name} Care` }).closest('summary')!;
const detailsOf = (name: string) => row(name).closest('details')!;
/** The open ones; browsers close the others by their common name. */
const open = () => [...document.querySelectorAll('details[open] h3')].map((title) => title.textContent);

test('each service is a disclosure of one group, and the first is open, before any script', () => {
  render(section());
  expect(open()).toEqual(['Heron Care']);
  for (const name of ['Heron', 'Kite', 'Otter']) {
    expect(detailsOf(name)).toHaveAttribute('name', 'service');
    expect(detailsOf(name)).toHaveTextContent(`What the ${name} does.`);
    expect(detailsOf(name).querySelector('a')).toHaveAttribute('href', '/programs');
  }
});

test('the detail has its picture by position', () => {
  render(section());
  const picture = (name: string) =>
    detailsOf(name).querySelector('.service-picture img')?.getAttribute('src');
  expect(picture('Heron')).toContain('quiet-room');
  expect(picture('Kite')).toContain('group-circle');
});

test('a press on another opens it, and one on the open row leaves it open', async () => {
  render(section());
  await userEvent.click(row('Otter'));
  expect(detailsOf('Otter')).toHaveAttribute('open');
  await userEvent.click(row('Otter'));
  expect(detailsOf('Otter')).toHaveAttribute('open');
});

test('arrow keys, Home and End move and choose', () => {
  render(section());
  row('Heron').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Kite'],
    ['End', 'Otter'],
    ['ArrowDown', 'Heron'],
    ['ArrowUp', 'Otter'],
    ['Home', 'Heron'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(row(name)).toHaveFocus();
    expect(detailsOf(name)).toHaveAttribute('open');
  }
});

test('the chosen row stays in place on the screen', () => {
  render(section());
  const scrollBy = jest.fn();
  Object.assign(window, { scrollBy });
  let top = 900;
  jest.spyOn(row('Kite'), 'getBoundingClientRect').mockImplementation(() => {
    const box = { top } as DOMRect;
    top = 400;
    return box;
  });
  fireEvent.click(row('Kite'));
  expect(scrollBy).toHaveBeenCalledWith({ top: -500, behavior: 'instant' });
});

test('what is open stays so when a poll brings new words', () => {
  const { rerender } = render(section());
  detailsOf('Heron').open = false;
  fireEvent.click(row('Kite'));
  const before = detailsOf('Kite');
  rerender(section(services.map((service) => ({ ...service, description: 'New words.' }))));
  expect(detailsOf('Kite')).toBe(before);
  expect(open()).toEqual(['Kite Care']);
});
