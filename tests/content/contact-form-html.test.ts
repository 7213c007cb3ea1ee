import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '@/components/providers';
import { ContactForm } from '@/contact/contact-form';
import { TRAP } from '@/contact/honeypot';

const html = renderToString(createElement(Providers, null, createElement(ContactForm)));

test('the server sends the whole form', () => {
  const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['firstName', 'lastName', 'email', 'phone', 'message', TRAP]);
  expect(html).toContain('Send Message');
  expect(html).toContain('We respect your privacy and will never share your information.');
});

test('until its code runs it cannot submit, and it would never put the words into the address', () => {
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect([...html.matchAll(/<button[^>]* type="(\w+)"/g)].map(([, type]) => type)).toEqual(['button']);
});

test('the field for programs is shown to nobody, read to nobody, and filled in by no browser', () => {
  const [field = ''] = /<div hidden="">.*?<\/div>/.exec(html) ?? [];
  expect(field).toContain(`name="${TRAP}"`);
  expect(field).toContain('tabindex="-1"');
  expect(field).toContain('autoComplete="off"');
  expect(field).not.toMatch(/required|style=/);
});
