import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CrisisStrip } from '@/components/layout/crisis-strip';
import { SiteFooter } from '@/components/layout/site-footer';
import { footerConditions } from '@/content/views/overviews';
import { layoutDefaults, readLayout, type LayoutView } from '@/content/views/site-layout';
import { AtPath } from '../../helpers/react/at-path';

function renderFooter(changes: Partial<LayoutView['footer']> = {}) {
  const { footer, header } = readLayout(null);
  render(
    <AtPath path="/">
      <SiteFooter
        footer={{ ...footer, conditionLinks: footerConditions([], null), ...changes }}
        logo={header.logo}
      />
    </AtPath>,
  );
}

const links = (column: HTMLElement) =>
  within(column)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows the built-in words when the content store gives none', () => {
  renderFooter();
  expect(
    screen.getByText(
      'A sanctuary for mental wellness, providing compassionate, evidence-based care for healing and transformation.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(screen.getByText('Monday - Friday: 9:00 AM - 6:00 PM')).toBeVisible();
  expect(screen.getByText(`© 2025 ${layoutDefaults.name}. All rights reserved.`)).toBeVisible();
  for (const [, href] of links(screen.getByRole('navigation', { name: 'Our Services' }))) {
    expect(href).toBe('/therapies');
  }
  expect(links(screen.getByRole('navigation', { name: 'Conditions We Treat' }))).toContainEqual([
    'ADD/ADHD',
    '/conditions/adhd',
  ]);
});

test('shows what the content store gives', () => {
  renderFooter({
    servicesTitle: 'What the Herons Do',
    serviceLinks: [{ label: 'Wading', url: '/wading' }],
    conditionsTitle: 'Weather',
    conditionLinks: [{ label: 'Rain', url: '/conditions/rain' }],
    socialTitle: 'Flocks',
    socialLinks: [{ platform: 'Heronbook', url: 'https://example.com/herons', icon: 'facebook' }],
    contact: {
      title: 'Find the Herons',
      phone: '(555) 010-2030',
      email: 'wade@herons.example',
      address: '1 Reed Lane\nMarsh Town',
      hours: 'At dawn',
      agesTreated: 'Herons of all ages',
    },
    copyright: {
      text: '© Herons',
      privacyUrl: '/reeds',
      termsUrl: '/rushes',
      privacyPracticesUrl: '/feathers',
    },
  });
  expect(links(screen.getByRole('navigation', { name: 'What the Herons Do' }))).toEqual([
    ['Wading', '/wading'],
  ]);
  expect(links(screen.getByRole('navigation', { name: 'Weather' }))).toEqual([['Rain', '/conditions/rain']]);
  expect(screen.getByRole('link', { name: 'Heronbook' })).toHaveAttribute(
    'href',
    'https://example.com/herons',
  );
  expect(screen.getByRole('link', { name: '(555) 010-2030' })).toHaveAttribute('href', 'tel:+15550102030');
  expect(screen.getByRole('link', { name: 'wade@herons.example' })).toHaveAttribute(
    'href',
    'mailto:wade@herons.example',
  );
  expect(screen.getByText('1 Reed Lane Marsh Town')).toBeVisible();
  expect(screen.getByText('At dawn')).toBeVisible();
  expect(screen.getByText('© Herons')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/reeds');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/rushes');
  expect(screen.getByRole('link', { name: 'Notice of Privacy Practices' })).toHaveAttribute(
    'href',
    '/feathers',
  );
});

test('leads to the notices that the center has posted, and to no others', () => {
  renderFooter();
  expect(screen.queryByRole('link', { name: /estimate|nondiscrimination/i })).toBeNull();
  const noticeLinks = [{ label: 'Good Faith Estimate', url: '/good-faith-estimate' }];
  const posted = readLayout({ data: { noticeLinks: [...noticeLinks, { label: 'X', url: 'javascript:1' }] } });
  expect(posted.footer.noticeLinks).toEqual(noticeLinks);
  renderFooter({ noticeLinks });
  expect(screen.getByRole('link', { name: 'Good Faith Estimate' })).toHaveAttribute(
    'href',
    '/good-faith-estimate',
  );
});

test('the logo is one image named after the center', () => {
  renderFooter();
  const { name } = readLayout(null).footer.company;
  expect(within(screen.getByRole('link', { name })).getByRole('img', { name })).toBeVisible();
});

test('the Sitemap link points to #', () => {
  renderFooter();
  expect(screen.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '#');
});

test('a social link without an icon is shown with its name', () => {
  renderFooter({ socialLinks: [{ platform: 'Heronbook', url: 'https://example.com/herons' }] });
  expect(screen.getByRole('link', { name: 'Heronbook' })).toHaveTextContent('Heronbook');
});

test('a list without links has no heading either', () => {
  renderFooter({ serviceLinks: [], socialLinks: [] });
  expect(screen.queryByText('Our Services')).toBeNull();
  expect(screen.queryByText('Follow Us')).toBeNull();
});

test('the crisis sentence is above the header and in the footer, with numbers to call and to text', () => {
  const sentence = 'In crisis? Call or text 988, at any hour. In an emergency, call 911.';
  render(<CrisisStrip phone="(555) 010-2030" />);
  renderFooter();
  const strip = screen.getByRole('complementary', { name: 'Help in a crisis' });
  for (const place of [strip, screen.getByRole('contentinfo')]) {
    expect(place).toHaveTextContent(sentence);
    expect(within(place).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
    expect(within(place).getByRole('link', { name: 'text 988' })).toHaveAttribute('href', 'sms:988');
    expect(within(place).getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  }
  expect(within(strip).getByRole('link', { name: 'Call us: (555) 010-2030' })).toHaveAttribute(
    'href',
    'tel:+15550102030',
  );
});

test('the crisis part of the footer names the national helpline, the list of treatment and relay', () => {
  renderFooter();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('link', { name: 'findtreatment.gov' })).toHaveAttribute(
    'href',
    'https://findtreatment.gov/',
  );
  expect(foot.getByRole('link', { name: '1-800-662-4357' })).toHaveAttribute('href', 'tel:+18006624357');
  expect(foot.getByRole('link', { name: '711' })).toHaveAttribute('href', 'tel:711');
});
