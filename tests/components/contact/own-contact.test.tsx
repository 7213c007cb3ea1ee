import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CrisisStrip } from '@/components/layout/crisis-strip';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/header/site-header';
import { AddressBlock } from '@/contact/notes/address-block';
import { layoutDefaults, readLayout } from '@/content/views/site-layout';
import { defaultTitle } from '@/content/head/title';
import { ContactColumns } from '@/sections/shared/contact-columns';
import { clinic } from '@/server/seo/structured-data';
import * as endpoints from '@/content/endpoints/endpoints';
import { HelpCard } from '@/sections/condition/help-card';
import { notFoundView } from '@/sections/not-found-page';
import { ContactFacts } from '@/sections/shared/contact-facts';
import { OtherTherapies } from '@/sections/therapy/other-therapies';
import { AtPath } from '../../helpers/react/at-path';
import { KnownAnswers } from '../../helpers/react/known-answers';

const layoutWith = (contact: Record<string, string>, said: object = {}) => ({
  data: {
    ...said,
    content: [
      { name: 'footer', elements: [{ name: 'contact info', type: 'contact info', values: contact }] },
    ],
  },
});

/** Every component that shows how to reach the center. */
function renderEverywhere(contact: Record<string, string>, said: object = {}) {
  const body = layoutWith(contact, said);
  const layout = readLayout(body);
  const { phone } = layout.footer.contact;
  const { container } = render(
    <KnownAnswers answers={{ [endpoints.layout.path]: body }} view={notFoundView}>
      <AtPath path="/">
        <CrisisStrip phone={phone} />
        <SiteHeader
          header={layout.header}
          name="Heron House"
          phone={phone}
          hours=""
          therapies={[]}
          conditions={[]}
        />
        <ContactFacts contact={layout.footer.contact} withMapLink />
        <AddressBlock footer={layout.footer} />
        <HelpCard phone={phone} />
        <OtherTherapies
          slug="cbt"
          listed={[{ title: 'Kite Therapy', slug: 'kite', summary: '' }]}
          phone={phone}
        />
        <SiteFooter footer={layout.footer} logo={layout.header.logo} />
      </AtPath>
    </KnownAnswers>,
  );
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  // 988, 911, relay and the national helpline do not belong to a center.
  const ownTelephones = hrefs.filter(
    (href) => href.startsWith('tel:') && !/^tel:(988|911|711|\+18006624357)$/.test(href),
  );
  const mails = hrefs.filter((href) => href.startsWith('mailto:'));
  return { layout, ownTelephones, mails };
}

const data = (contact: Record<string, string>) =>
  clinic({ siteUrl: 'https://elm.example', layout: readLayout(layoutWith(contact)), path: '/', crumbs: [] });

test('before the center has entered its contacts, the built-in telephone, e-mail and address are shown', () => {
  const { layout, ownTelephones, mails } = renderEverywhere({ hours: 'Always' });
  expect(layout.footer.contact).toMatchObject({
    phone: layoutDefaults.phone,
    email: layoutDefaults.email,
    address: layoutDefaults.address,
  });
  expect(ownTelephones.length).toBeGreaterThan(5);
  expect(mails.length).toBeGreaterThan(1);
});

test('an empty telephone has no line and no link anywhere once the center has an e-mail of its own', () => {
  const { ownTelephones, mails } = renderEverywhere({ email: 'wade@herons.example' });
  expect(ownTelephones).toEqual([]);
  expect(new Set(mails)).toEqual(new Set(['mailto:wade@herons.example']));
  expect(screen.queryByText('Phone')).toBeNull();
  expect(screen.queryByText('Address')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask us.' })).toHaveAttribute('href', '/contact');
  expect(data({ email: 'wade@herons.example' })).toMatchObject({ telephone: '', address: '' });
});

test('an empty e-mail has no line and no link anywhere once the center has a telephone of its own', () => {
  const { ownTelephones, mails } = renderEverywhere({ phone: '(555) 010-2030', address: '1 Reed Lane' });
  expect(new Set(ownTelephones)).toEqual(new Set(['tel:+15550102030']));
  expect(mails).toEqual([]);
  expect(screen.queryByText('Email')).toBeNull();
  expect(screen.getByText('Address')).toBeVisible();
});

test('the ages treated are shown where the layout gives them, and nothing where it does not', () => {
  renderEverywhere({ agesTreated: 'Herons, 2 and older' });
  expect(screen.getByText('Ages')).toBeVisible();
  expect(screen.getByText('Herons, 2 and older')).toBeVisible();
  expect(readLayout(null).footer.contact.agesTreated).toBe('');
});

const IN_PUBLIC = { isPublic: true };

test.each([
  ['nothing is entered', {}],
  ['only the hours are', { hours: 'Always' }],
  ['the built-in ones are', { phone: layoutDefaults.phone, email: layoutDefaults.email }],
  ['invented ones are', { phone: '(561) 555-0142', email: 'hello@heron.example' }],
])(
  'in public no fictional telephone or e-mail is shown where %s',
  (_what, contact: Record<string, string>) => {
    const { layout, ownTelephones, mails } = renderEverywhere(contact, IN_PUBLIC);
    expect([ownTelephones, mails]).toEqual([[], []]);
    expect(document.body.textContent).not.toMatch(/555-01|@example|\.example|Palm Beach/);
    expect(layout.footer.contact.hours).toBe(contact.hours ?? '');
  },
);

test('in public the center’s own telephone, e-mail and address are shown', () => {
  const own = { phone: '(561) 200-4000', email: 'us@heron.org', address: '1 Reed Lane\nJupiter, FL' };
  const { ownTelephones, mails } = renderEverywhere(own, IN_PUBLIC);
  expect(new Set(ownTelephones)).toEqual(new Set(['tel:+15612004000']));
  expect(new Set(mails)).toEqual(new Set(['mailto:us@heron.org']));
  expect(screen.getAllByText(/Reed Lane/).length).toBeGreaterThan(0);
});

test('the title names no town that is not in the address', () => {
  const titleIn = (said: object, contact: Record<string, string> = {}) =>
    defaultTitle('Heron House', readLayout(layoutWith(contact, said)).town);
  expect(titleIn({})).toBe('Heron House | Mental Health Treatment Palm Beach Gardens');
  expect(titleIn(IN_PUBLIC)).toBe('Heron House | Mental Health Treatment');
  expect(titleIn(IN_PUBLIC, { address: '1 Reed Lane, Jupiter, FL' })).toBe(
    'Heron House | Mental Health Treatment',
  );
  expect(titleIn(IN_PUBLIC, { address: '1 Reed Lane, Palm Beach Gardens, FL' })).toBe(
    'Heron House | Mental Health Treatment Palm Beach Gardens',
  );
});

test('a public page whose layout could not be read shows nothing built in either', () => {
  const { contact } = readLayout({ data: { isPublic: true } }).footer;
  expect(contact).toMatchObject({ phone: '', email: '', address: '', hours: '' });
});

test('a public demo has a note in place of its form, with 988 and the way to real treatment', () => {
  const { footer } = readLayout({ data: { demo: 'center', isPublic: true } });
  const { container } = render(<ContactColumns footer={footer} />);
  expect(screen.getByText('This is a demo. Nobody reads this.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(screen.getByRole('link', { name: /findtreatment/ })).toHaveAttribute(
    'href',
    'https://findtreatment.gov',
  );
  expect(container.querySelectorAll('form, input, textarea')).toHaveLength(0);
});
