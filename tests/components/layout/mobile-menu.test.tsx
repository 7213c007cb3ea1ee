import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteHeader } from '@/components/layout/header/site-header';
import { AtPath } from '../../helpers/react/at-path';

function renderHeader(path = '/') {
  render(
    <AtPath path={path}>
      <SiteHeader
        header={{
          logo: { src: null, alt: 'Heron House', url: '/' },
          contactLabel: 'Talk to a Heron',
          quickExit: '',
        }}
        name="Heron House"
        phone="(555) 010-2030"
        hours="Monday - Friday: 9:00 AM - 6:00 PM"
        therapies={[{ title: 'Kite Therapy', slug: 'kite', summary: '' }]}
        conditions={null}
      />
    </AtPath>,
  );
}

const toggle = () => screen.getByRole('button', { name: 'Open menu' });
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });

/** Browsers with popovers open the menu themselves; jsdom has none, so here the script does. */
async function openMenu(path?: string) {
  renderHeader(path);
  await userEvent.click(toggle());
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}

// First, because jsdom navigates back later than it is asked to: the other tests add history entries.
test('Back closes it, and closing it leaves nothing for Back to do', async () => {
  const before = { page: 'before' };
  window.history.replaceState(before, '');
  await openMenu();
  expect(window.history.state).not.toEqual(before);
  act(() => window.history.back());
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.history.state).toEqual(before);

  await userEvent.click(toggle());
  expect(window.history.state).not.toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(window.history.state).toEqual(before));
});

test('is closed at first, opens with the toggle and closes with the cross', async () => {
  renderHeader();
  expect(dialog()).toBeNull();
  await userEvent.click(toggle());
  expect(dialog()).toBeVisible();
  expect(dialog()).toHaveAttribute('id', toggle().getAttribute('popovertarget')!);
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  const cross = screen.getByRole('button', { name: 'Close menu' });
  expect(cross).toHaveAttribute('popovertargetaction', 'hide');
  await userEvent.click(cross);
  expect(dialog()).toBeNull();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('holds every link of the header, the call, the telephone and the crisis sentence', async () => {
  const menu = await openMenu();
  for (const [name, href] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Programs', '/programs'],
    ['Conditions', '/conditions'],
    ['Therapies', '/therapies'],
    ['Blog', '/blog'],
    ['Gallery', '/gallery'],
    ['Talk to a Heron', '/contact'],
    ['(555) 010-2030', 'tel:+15550102030'],
    ['988', 'tel:988'],
    ['911', 'tel:911'],
  ] as const) {
    const links = menu.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => href));
  }
  expect(menu.getByText(/^We answer weekdays 9–6\. At other times: call or/)).toBeVisible();
});

test('Conditions and Therapies are parts that open and close independently, without a script', async () => {
  const menu = await openMenu();
  for (const [name, link] of [
    ['Conditions', 'Anxiety'],
    ['Therapies', 'Kite Therapy'],
  ] as const) {
    const part = menu.getByLabelText(`${name} menu`).closest('details')!;
    expect(part.open).toBe(false);
    // With a common name, opening one part would close the other.
    expect(part).not.toHaveAttribute('name');
    expect(within(part).getByRole('link', { name: link, hidden: true })).toBeInTheDocument();
    expect(within(part).getByRole('link', { name: `View All ${name}`, hidden: true })).toHaveAttribute(
      'href',
      `/${name.toLowerCase()}`,
    );
  }
});

test('closes when a link is clicked, in the list or in a submenu', async () => {
  // jsdom cannot load the next page: where a visit is one history entry, the browser follows the link itself.
  window.history.replaceState(null, '');
  document.documentElement.dataset.oneEntry = '';
  const menu = await openMenu();
  fireEvent.click(menu.getByRole('link', { name: 'Blog' }));
  expect(dialog()).toBeNull();

  await userEvent.click(toggle());
  await userEvent.click(menu.getByLabelText('Therapies menu'));
  expect(dialog()).toBeVisible();
  fireEvent.click(menu.getByRole('link', { name: 'Kite Therapy' }));
  expect(dialog()).toBeNull();
  delete document.documentElement.dataset.oneEntry;
});

test('closes when the browser closes the dialog, as it does on Escape', async () => {
  await openMenu();
  act(() => (document.querySelector('dialog') as HTMLDialogElement).close());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle());
  expect(dialog()).toBeVisible();
});

test('Tab goes around in it, and the focus returns to the toggle', async () => {
  const menu = await openMenu();
  const [first, last] = [menu.getAllByRole('link')[0]!, menu.getByRole('link', { name: '(555) 010-2030' })];
  last.focus();
  await userEvent.tab();
  expect(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(last).toHaveFocus();
  last.blur();
  await userEvent.tab();
  expect(first).toHaveFocus();
  first.blur();
  act(() => (document.querySelector('dialog') as HTMLDialogElement).close());
  expect(toggle()).toHaveFocus();
});

test('closes when the window becomes wide enough for the header', async () => {
  const listeners: (() => void)[] = [];
  const matchMedia = window.matchMedia;
  const spy = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    addEventListener: (_: string, listener: unknown) => void listeners.push(listener as () => void),
  }));
  await openMenu();
  expect(spy).toHaveBeenCalledWith('(min-width: 67.5625rem)');
  act(() => listeners.forEach((changed) => changed()));
  expect(dialog()).toBeNull();
  spy.mockRestore();
});

test('marks the current page', async () => {
  const menu = await openMenu('/blog');
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Blog');
});

test('the logo in it is one image named after the center', async () => {
  const menu = await openMenu();
  expect(menu.getByRole('img', { name: 'Heron House' })).toBeVisible();
});
