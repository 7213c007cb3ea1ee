import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '@/components/providers';
import { ContactForm } from '@/contact/form/contact-form';
import { TRAP } from '@/contact/rules/honeypot';
import { readLayout } from '@/content/views/site-layout';

const { footer } = readLayout({});
const html = renderToString(createElement(Providers, null, createElement(ContactForm, { footer })));

test('the server sends the whole form', () => {
  const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['firstName', 'lastName', 'email', 'phone', 'message', TRAP]);
  expect(html).toContain('Send Message');
  expect(html).toContain('We respect your privacy and will never share your information.');
});

test('off, it has its five controls only; on, the main form asks more and has nothing ticked; the older form never asks', () => {
  const written = (data: object, variant: 'main' | 'simple' = 'main') => {
    const { footer } = readLayout({ data });
    return renderToString(createElement(Providers, null, createElement(ContactForm, { footer, variant })));
  };
  const asking = written({ asksSafely: true });
  expect(written({ asksSafely: false })).toBe(html);
  expect(html).not.toContain('checkbox');
  const [before, rest = ''] = asking.split('<fieldset class="min-w-0 tablet:col-span-2">');
  const [asked, after] = [
    rest.split('</fieldset>')[0],
    rest.split('</fieldset>').slice(1).join('</fieldset>'),
  ];
  // The rest of the form is the same byte for byte.
  expect(`${before}${after}`).toBe(html);
  expect([...(asked ?? '').matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'mayCall',
    'mayText',
    'mayEmail',
    'timeOfDay',
    'mayLeaveVoicemail',
    'maySayWhoWeAre',
  ]);
  expect(asked).not.toMatch(/checked=|selected=/);
  expect(written({ asksSafely: true }, 'simple')).toBe(written({}, 'simple'));
});

test('before its code runs and without, it posts itself, and never puts the words into the address', () => {
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* action="\/contact"/);
  expect([...html.matchAll(/<button[^>]* type="(\w+)"/g)].map(([, type]) => type)).toContain('submit');
  expect(html).not.toContain('noscript');
});

test('the emergency note is above the first field', () => {
  const note = html.indexOf('This form is not monitored for emergencies.');
  expect(note).toBeGreaterThan(0);
  expect(note).toBeLessThan(html.indexOf('<input'));
});

test('the privacy note has the exceptions and a link to what is kept beside it', () => {
  const [, rest = ''] = html.split('We respect your privacy and will never share your information.');
  expect(rest).toMatch(
    /The law makes exceptions[^<]*<.*?<a[^>]* href="\/privacy"[^>]*>What we keep, and the exceptions</,
  );
});

test('the honeypot field is neither visible nor read aloud, and no browser fills it in', () => {
  const [field = ''] = /<div hidden="">.*?<\/div>/.exec(html) ?? [];
  expect(field).toContain(`name="${TRAP}"`);
  expect(field).toContain('tabindex="-1"');
  expect(field).toContain('autoComplete="off"');
  expect(field).not.toMatch(/required|style=/);
});
