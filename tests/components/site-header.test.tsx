import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteHeader } from '@/components/layout/site-header';
import { AtPath } from '../helpers/at-path';

const therapies = [
  { title: 'Kite Therapy', slug: 'kite', summary: '' },
  { title: 'Tide Therapy', slug: 'tide', summary: '' },
];

function renderHeader({
  path = '/',
  logo = { src: null as string | null, alt: 'Heron House', url: '/' },
} = {}) {
  return render(
    <AtPath path={path}>
      <SiteHeader
        header={{ logo, contactLabel: 'Talk to a Heron', quickExit: '' }}
        name="Heron House"
        phone="(555) 010-2030"
        therapies={therapies}
        conditions={[]}
      />
      <button>After the header</button>
    </AtPath>,
  );
}

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const chevron = (label: string) => nav().getByRole('button', { name: `${label} menu` });

describe('links', () => {
  test('name and lead where the specification says', () => {
    renderHeader();
    const links = nav()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Our Programs', '/programs'],
      ['Conditions', '/conditions'],
      ['Therapies', '/therapies'],
      ['Blog', '/blog'],
      ['Gallery', '/gallery'],
    ]);
    expect(screen.getByRole('link', { name: 'Talk to a Heron' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Call (555) 010-2030' })).toHaveAttribute(
      'href',
      'tel:+15550102030',
    );
  });

  test('the logo is the symbol with the name, or the picture with its words', () => {
    const { unmount } = renderHeader();
    const link = screen.getByRole('link', { name: 'Heron House' });
    expect(link).toHaveAttribute('href', '/');
    expect(within(link).getByRole('img', { name: 'Heron House' })).toHaveTextContent('Heron House');
    unmount();
    renderHeader({ logo: { src: '/media/heron.png', alt: 'A heron', url: '/welcome' } });
    expect(screen.getByRole('img', { name: 'A heron' })).toHaveAttribute('src', '/media/heron.png');
    expect(screen.getByRole('link', { name: 'A heron' })).toHaveAttribute('href', '/welcome');
  });

  test('the current page is marked, and so is the part of the site it belongs to', () => {
    const { unmount } = renderHeader({ path: '/about' });
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('About Us');
    unmount();
    renderHeader({ path: '/conditions/ocd' });
    expect(nav().getByRole('link', { name: 'Conditions' })).toHaveAttribute('aria-current', 'true');
    expect(nav().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
});

describe('dropdowns under the pointer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
  const trigger = (label: string) => nav().getByRole('link', { name: label });
  // React derives enter and leave from over and out.
  const enter = (element: Element, pointerType = 'mouse') =>
    fireEvent(element, pointer('pointerover', pointerType));
  const leave = (element: Element) => fireEvent(element, pointer('pointerout', 'mouse', document.body));

  test('open after 80 ms and close 200 ms after the pointer has left', () => {
    renderHeader();
    enter(trigger('Therapies'));
    wait(79);
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
    wait(1);
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'true');
    expect(nav().getByRole('link', { name: 'Kite Therapy' })).toBeVisible();
    leave(trigger('Therapies'));
    wait(199);
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'true');
    wait(1);
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
    expect(nav().queryByRole('link', { name: 'Kite Therapy' })).toBeNull();
  });

  test('stay open while the pointer crosses to the list and back in time', () => {
    renderHeader();
    enter(trigger('Therapies'));
    wait(80);
    leave(trigger('Therapies'));
    wait(150);
    enter(trigger('Therapies'));
    wait(1000);
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'true');
  });

  test('do not open for a pointer that passes by, nor for a finger', () => {
    renderHeader();
    enter(trigger('Conditions'));
    wait(50);
    leave(trigger('Conditions'));
    enter(trigger('Therapies'), 'touch');
    wait(1000);
    expect(chevron('Conditions')).toHaveAttribute('aria-expanded', 'false');
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes a list that the pointer opened, and leaves the focus where it was', () => {
    renderHeader();
    const elsewhere = screen.getByRole('button', { name: 'After the header' });
    elsewhere.focus();
    enter(trigger('Therapies'));
    wait(80);
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
    expect(elsewhere).toHaveFocus();
  });
});

describe('dropdowns by keyboard and click', () => {
  test('Conditions holds the eight routes and the way to all of them', async () => {
    renderHeader();
    await userEvent.click(chevron('Conditions'));
    const list = within(document.getElementById(chevron('Conditions').getAttribute('aria-controls')!)!);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/conditions/anxiety',
      '/conditions/depression',
      '/conditions/bipolar',
      '/conditions/ptsd',
      '/conditions/panic-disorder',
      '/conditions/ocd',
      '/conditions/adhd',
      '/conditions/schizophrenia',
      '/conditions',
    ]);
    expect(list.getByRole('link', { name: 'View All Conditions' })).toBeVisible();
  });

  test('Therapies holds one link per therapy and the way to all of them', async () => {
    renderHeader();
    await userEvent.click(chevron('Therapies'));
    expect(nav().getByRole('link', { name: 'Kite Therapy' })).toHaveAttribute('href', '/therapies/kite');
    expect(nav().getByRole('link', { name: 'Tide Therapy' })).toHaveAttribute('href', '/therapies/tide');
    expect(nav().getByRole('link', { name: 'View All Therapies' })).toHaveAttribute('href', '/therapies');
  });

  test('a second click on the chevron closes', async () => {
    renderHeader();
    await userEvent.click(chevron('Therapies'));
    await userEvent.click(chevron('Therapies'));
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('focus on the chevron opens; the first Enter leaves it open, the next ones close and open', async () => {
    const user = userEvent.setup();
    renderHeader();
    nav().getByRole('link', { name: 'Therapies' }).focus();
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(chevron('Therapies')).toHaveFocus();
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'true');
    for (const isExpanded of ['true', 'false', 'true']) {
      await user.keyboard('{Enter}');
      expect(chevron('Therapies')).toHaveAttribute('aria-expanded', isExpanded);
    }
  });

  test('a closed list takes no focus, and one that the focus opened is there at once', async () => {
    const user = userEvent.setup();
    renderHeader();
    const list = document.getElementById(chevron('Therapies').getAttribute('aria-controls')!)!;
    expect(list).toHaveAttribute('inert');
    nav().getByRole('link', { name: 'Therapies' }).focus();
    await user.tab();
    expect(list).not.toHaveAttribute('inert');
    expect(list.className).not.toContain('starting:opacity-0');
  });

  test('Escape in the list closes it and gives the focus back to the chevron', async () => {
    const user = userEvent.setup();
    renderHeader();
    nav().getByRole('link', { name: 'Therapies' }).focus();
    await user.tab();
    await user.tab();
    expect(nav().getByRole('link', { name: 'Kite Therapy' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(chevron('Therapies')).toHaveFocus();
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the focus leaves, and when a link is followed', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(chevron('Therapies'));
    act(() => screen.getByRole('link', { name: 'Blog' }).focus());
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
    await user.click(chevron('Therapies'));
    fireEvent.click(nav().getByRole('link', { name: 'Tide Therapy' }));
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
  });
});

test('is compact once the page has scrolled by more than 80 px', () => {
  renderHeader();
  const bar = screen.getByRole('banner').firstElementChild!;
  const scrollBy = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  scrollBy(80);
  expect(bar).not.toHaveClass('shadow-compact');
  scrollBy(81);
  expect(bar).toHaveClass('shadow-compact');
  scrollBy(0);
  expect(bar).not.toHaveClass('shadow-compact');
});

function pointer(type: string, pointerType: string, relatedTarget: Element | null = null) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget });
  return Object.assign(event, { pointerType });
}
