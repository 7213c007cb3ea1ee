import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Services } from '@/sections/homepage/services';

const services = ['Heron', 'Kite', 'Otter'].map((name) => ({
  title: `${name} Care`,
  description: `What the ${name} does.`,
}));

function renderServices({ wide }: { wide: boolean }) {
  const matchMedia = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: wide && query === '(min-width: 56.3125rem)',
  }));
  return render(<Services sectionHeading="Bird care" sectionSubtitle="Three kinds." services={services} />);
}

afterEach(() => void jest.restoreAllMocks());

const detail = (name: string) => screen.queryByText(`What the ${name} does.`);

describe.each([
  ['on wide screens', true, 'tab'],
  ['on tablets and phones', false, 'button'],
] as const)('%s', (_, wide, role) => {
  const row = (name: string) => screen.getByRole(role, { name });

  test('the first item is selected, and a click on another shows its detail', async () => {
    renderServices({ wide });
    expect(detail('Heron')).toBeVisible();
    await userEvent.click(row('Otter Care'));
    expect(detail('Otter')).toBeVisible();
    expect(detail('Heron')).toBeNull();
  });

  test('the detail has its picture by position and the way to the programs', async () => {
    renderServices({ wide });
    const link = screen.getByRole('link', { name: 'Explore Our Treatment Programs' });
    expect(link).toHaveAttribute('href', '/programs');
    const picture = () => document.querySelector('img[src*="_media"]')?.getAttribute('src');
    expect(picture()).toContain('quiet-room');
    await userEvent.click(row('Kite Care'));
    expect(picture()).toContain('group-circle');
  });

  test('fewer services than the selected one leave the last', async () => {
    const { rerender } = renderServices({ wide });
    await userEvent.click(row('Otter Care'));
    rerender(
      <Services sectionHeading="Bird care" sectionSubtitle="Three kinds." services={services.slice(0, 2)} />,
    );
    expect(detail('Kite')).toBeVisible();
  });
});

test('tabs: arrow keys, Home and End choose, one stop for Tab, the panel is named by its tab', async () => {
  const user = userEvent.setup();
  renderServices({ wide: true });
  expect(screen.getByRole('tablist', { name: 'Bird care' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Heron Care' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Kite Care');
  expect(screen.getByRole('tab', { name: 'Kite Care' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Kite Care' })).toHaveTextContent('What the Kite does.');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Otter Care');
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Heron Care');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Otter Care');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Explore Our Treatment Programs' })).toHaveFocus();
});

test('disclosure: the panel stands right after its row, which stays in place on the screen', async () => {
  const user = userEvent.setup();
  renderServices({ wide: false });
  expect(screen.queryByRole('tablist')).toBeNull();
  const row = screen.getByRole('button', { name: 'Kite Care' });
  expect(row).toHaveAttribute('aria-expanded', 'false');

  const scrollBy = jest.fn();
  Object.assign(window, { scrollBy });
  let top = 900;
  jest.spyOn(row, 'getBoundingClientRect').mockImplementation(() => {
    const box = { top } as DOMRect;
    top = 400;
    return box;
  });
  row.focus();
  await user.keyboard('{Enter}');
  expect(scrollBy).toHaveBeenCalledWith({ top: -500, behavior: 'instant' });
  expect(row).toHaveFocus();
  expect(row).toHaveAttribute('aria-expanded', 'true');
  const panel = document.getElementById(row.getAttribute('aria-controls')!)!;
  expect(panel).toHaveTextContent('What the Kite does.');
  expect(row.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(panel.compareDocumentPosition(screen.getByRole('button', { name: 'Otter Care' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
