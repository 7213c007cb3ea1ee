import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { AnswerBar } from '@/components/layout/answer-note';
import { SiteHeader } from '@/components/layout/header/site-header';
import { AtPath } from '../../helpers/react/at-path';

const therapies = [
  { title: 'Kite Therapy', slug: 'kite', summary: '' },
  { title: 'Tide Therapy', slug: 'tide', summary: '' },
];

function header({ path = '/', logo = { src: null as string | null, alt: 'Heron House', url: '/' } } = {}) {
  return (
    <AtPath path={path}>
      <SiteHeader
        header={{ logo, contactLabel: 'Talk to a Heron', quickExit: '' }}
        name="Heron House"
        phone="(555) 010-2030"
        hours="Monday - Friday: 9:00 AM - 6:00 PM"
        therapies={therapies}
        conditions={null}
      />
      <button>After the header</button>
    </AtPath>
  );
}

const renderHeader = (options?: Parameters<typeof header>[0]) => render(header(options));

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const chevron = (label: string) => nav().getByRole('button', { name: `${label} menu` });
const list = (label: string) => document.getElementById(chevron(label).getAttribute('popovertarget')!)!;
const linksOf = (label: string) =>
  within(list(label))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const shut = (label: string) => chevron(label).closest('[data-dropdown]')!.hasAttribute('data-shut');

describe('links', () => {
  test('names and links as in the specification', () => {
    renderHeader();
    const links = nav()
      .getAllByRole('link')
      .filter((link) => !link.closest('[popover]'))
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
    expect(nav().getByRole('link', { name: 'Anxiety' })).not.toHaveAttribute('aria-current');
    expect(nav().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
});

describe('dropdowns', () => {
  test('the chevron opens its list without a script, as a popover', () => {
    renderHeader();
    for (const label of ['Conditions', 'Therapies']) {
      expect(list(label)).toHaveAttribute('popover', 'auto');
      expect(list(label).parentElement).toBe(chevron(label).closest('[data-dropdown]'));
    }
  });

  test('Conditions holds the eight routes and the way to all of them', () => {
    renderHeader();
    expect(linksOf('Conditions').map(([, href]) => href)).toEqual([
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
    expect(linksOf('Conditions').at(-1)?.[0]).toBe('View All Conditions');
  });

  test('Therapies holds one link per therapy and the way to all of them', () => {
    renderHeader();
    expect(linksOf('Therapies')).toEqual([
      ['Kite Therapy', '/therapies/kite'],
      ['Tide Therapy', '/therapies/tide'],
      ['View All Therapies', '/therapies'],
    ]);
  });

  test('Escape closes a list, and gives the focus back to the chevron only where the list had it', () => {
    renderHeader();
    const elsewhere = screen.getByRole('button', { name: 'After the header' });
    elsewhere.focus();
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(shut('Therapies')).toBe(true);
    expect(elsewhere).toHaveFocus();
  });

  test('Escape among the links of a list leads back to its chevron', () => {
    renderHeader();
    const link = within(list('Therapies')).getByRole('link', { name: 'Tide Therapy' });
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(chevron('Therapies')).toHaveFocus();
  });

  test('closes when a link of it is followed, and opens again once the pointer was elsewhere', () => {
    renderHeader();
    const link = within(list('Therapies')).getByRole('link', { name: 'Tide Therapy' });
    fireEvent.click(link);
    expect([shut('Therapies'), shut('Conditions')]).toEqual([true, false]);
    fireEvent.mouseOut(link, { relatedTarget: chevron('Therapies') });
    expect(shut('Therapies')).toBe(true);
    fireEvent.mouseOut(link, { relatedTarget: document.body });
    expect(shut('Therapies')).toBe(false);
  });

  test('reflects the visible state once its script has loaded', () => {
    renderHeader();
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'true');
    list('Therapies').style.visibility = 'hidden';
    fireEvent.transitionEnd(list('Therapies'));
    expect(chevron('Therapies')).toHaveAttribute('aria-expanded', 'false');
  });
});

test('is compact once the page has scrolled by more than 80 px, where only a script can tell', () => {
  renderHeader();
  const compact = () => screen.getByRole('banner').style.getPropertyValue('--compact');
  const scrollBy = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  scrollBy(80);
  expect(compact()).toBe('0');
  scrollBy(81);
  expect(compact()).toBe('1');
  scrollBy(0);
  expect(compact()).toBe('0');
});

test('below the contact button: when the center answers, and 988 to call and to text, separately', () => {
  renderHeader();
  const bar = document.querySelector<HTMLElement>('.answer-bar')!;
  expect(bar).toHaveTextContent('We answer weekdays 9–6. At other times: Call 988 Text 988');
  expect(within(bar).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(within(bar).getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  const notes = screen.getAllByText(/^We answer weekdays 9–6\. At other times: call or/);
  expect(notes[0]).toHaveTextContent('We answer weekdays 9–6. At other times: call or text 988');
});

test('without hours: 988 at any hour', () => {
  render(<AnswerBar hours="" />);
  expect(document.querySelector('.answer-bar')).toHaveTextContent('At any hour: Call 988 Text 988');
});
