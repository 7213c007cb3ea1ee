import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { PRIVACY_NOTE } from '@/contact/rules/messages';
import { PrivacyNote } from '@/contact/notes/privacy-note';
import { helpNow } from '@/content/crisis/help-now';
import { HELP_SITUATIONS, type HelpSituation } from '@/content/crisis/help-situations';
import { layoutToApi, readLayout } from '@/content/views/site-layout';
import { helpNowView } from '@/sections/crisis/help-now-page';
import { AtPath } from '../../helpers/react/at-path';
import { HOSTILE } from '../../helpers/fixtures/hostile';
import { readingGrade } from '../../helpers/accessibility/reading-grade';
import { renderWithAnswers } from '../../helpers/react/with-answers';

const hrefs = (place: Element) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const layout = (stored: object) => ({ data: { content: layoutToApi(stored, null) } });
const posts = { '/api/blog': { data: [] } };
const part = (situation: HelpSituation, { labels } = helpNow.en) =>
  screen.getByRole('heading', { level: 2, name: labels[situation] }).parentElement!;

test('begins with calls, and leads to each of five situations', async () => {
  await renderWithAnswers(posts, helpNowView);
  const hero = screen.getByRole('region', { name: 'I need help now' });
  expect(within(hero).getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/help-now/es');
  expect(hrefs(hero).filter((href) => /^(tel|sms):/.test(href ?? ''))).toEqual([
    'tel:988',
    'sms:988',
    'tel:911',
  ]);
  const places = within(screen.getByRole('navigation', { name: 'What is happening' })).getAllByRole('link');
  expect(places.map((link) => link.getAttribute('href'))).toEqual(HELP_SITUATIONS.map((it) => `#${it}`));
  for (const { hash } of places as HTMLAnchorElement[]) expect(document.querySelector(hash)).not.toBeNull();
});

test.each([
  ['danger', 'tel:911'],
  ['suicide', 'tel:988'],
  ['suicide', 'sms:838255'],
  ['panic', 'tel:911'],
  ['worried', 'tel:988'],
  ['home', 'tel:+18007997233'],
  ['home', 'sms:88788?&body=START'],
] as const)('%s: %s', async (situation, href) => {
  await renderWithAnswers(posts, helpNowView);
  expect(hrefs(part(situation))).toContain(href);
});

test('an editor adds regional lines; incomplete ones are not shown', async () => {
  const localLines = [
    { situation: 'home', label: 'Reed House shelter', phone: '(555) 010-2030' },
    { situation: 'home', label: 'Nobody', phone: '' },
    { situation: 'elsewhere', label: 'Unknown', phone: '(555) 010-2031' },
  ];
  await renderWithAnswers(
    { ...posts, '/api/globals/site-layout': layout({ helpNearby: { localLines } }) },
    helpNowView,
  );
  const near = screen.getByRole('list', { name: 'Near you' });
  expect(part('home')).toContainElement(near);
  expect(near).toHaveTextContent(/^Reed House shelter\(555\) 010-2030$/);
  expect(hrefs(near)).toEqual(['tel:+15550102030']);
});

test('in Spanish it has the same ways to help, 988 in Spanish, and the lines of the center marked as English', async () => {
  const localLines = [{ situation: 'home', label: 'Reed House shelter', phone: '(555) 010-2030' }];
  await renderWithAnswers(
    { ...posts, '/api/globals/site-layout': layout({ helpNearby: { localLines } }) },
    helpNowView,
    'es',
  );
  const hero = screen.getByRole('region', { name: 'Necesito ayuda ahora' });
  expect(hrefs(hero).filter((href) => /^(tel|sms):/.test(href ?? ''))).toEqual([
    'tel:988',
    'sms:988?&body=AYUDA',
    'tel:911',
  ]);
  const english = within(hero).getByRole('link', { name: 'English' });
  expect([english.getAttribute('href'), english.getAttribute('hreflang')]).toEqual(['/help-now', 'en']);
  expect(screen.getByRole('link', { name: 'Qué pasa cuando usted llama al 988' })).toHaveAttribute(
    'href',
    '/988/es',
  );
  const near = screen.getByRole('list', { name: 'Cerca de usted' });
  expect(part('home', helpNow.es)).toContainElement(near);
  expect(within(near).getByText('Reed House shelter')).toHaveAttribute('lang', 'en-US');
});

test.each(HELP_SITUATIONS)('%s: Spanish says as much as English, with the same numbers', (situation) => {
  const [english, spanish] = [helpNow.en, helpNow.es].map(({ situations }) => situations[situation]);
  const numbers = (html = '') =>
    [...new Set([...html.matchAll(/"(?:tel|sms):(\+?\d+)/g)].map(([, number]) => number))].sort();
  expect(numbers(spanish)).toEqual(numbers(english));
  for (const mark of [/<li>/g, /<p>/g])
    expect(spanish?.match(mark)?.length).toBe(english?.match(mark)?.length);
  // A caller who wants to speak Spanish has to press 2.
  if (spanish?.includes('tel:988')) expect(spanish).toMatch(/tel:988">988<\/a> y opriman? 2/);
});

test.each(HOSTILE)('no layout removes any of it: %j', async (answer) => {
  await renderWithAnswers({ ...posts, '/api/globals/site-layout': answer }, helpNowView);
  for (const situation of HELP_SITUATIONS) expect(hrefs(part(situation)).length).toBeGreaterThan(0);
});

test('leads to the articles once they are public', async () => {
  await renderWithAnswers(posts, helpNowView);
  expect(screen.queryByRole('link', { name: 'Suicidal thoughts and self-harm' })).toBeNull();
  const post = { id: '1', slug: 'suicidal-thoughts-and-self-harm', title: 'Suicidal thoughts and self-harm' };
  await renderWithAnswers({ '/api/blog': { data: [post] } }, helpNowView);
  expect(screen.getByRole('link', { name: 'Suicidal thoughts and self-harm' })).toHaveAttribute(
    'href',
    '/blog/suicidal-thoughts-and-self-harm',
  );
});

test('is easy to read, and names no means', () => {
  const all = HELP_SITUATIONS.map((situation) => helpNow.en.situations[situation]).join('');
  expect(readingGrade(all)).toBeLessThanOrEqual(6);
  expect(all).not.toMatch(/\b(pills?|gun|firearm|rope|bridge|blade|knife|overdose|hang|jump|committed?)\b/i);
});

test('the sentence under the form is the specification’s, or the center’s own; the exceptions always follow', () => {
  const note = (stored: object) => {
    const { container, unmount } = render(
      <AtPath path="/contact">
        <PrivacyNote footer={readLayout(layout(stored)).footer} />
      </AtPath>,
    );
    const words = container.textContent;
    unmount();
    return words;
  };
  const rest = / The law makes exceptions, .* What we keep, and the exceptions$/;
  expect(note({})).toMatch(rest);
  expect(note({}).startsWith(PRIVACY_NOTE)).toBe(true);
  const own = note({ footer: { copyright: { privacyNote: 'We tell nobody what you write.' } } });
  expect(own).toMatch(rest);
  expect(own.startsWith('We tell nobody what you write.')).toBe(true);
});
