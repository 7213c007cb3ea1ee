import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { crisisParts } from '@/content/crisis/crisis-links';
import { crisisHelp } from '@/content/crisis/crisis-help';
import { sanitizeHtml, sanitizeOnce } from '@/server/content-api/sanitize-html';
import { payloads } from '../../../helpers/fixtures/xss-fixtures';

const linkCrisisNumbers = (html: string) => sanitizeOnce(html, () => html);

const CALL = '<a href="tel:988">988</a>';
const EMERGENCY = '<a href="tel:911">911</a>';
const texts = (words: string) => `<a href="sms:988">${words}</a>`;
const TEXT = '<a href="sms:988">text</a>';

test.each([
  ['<p>Call or text 988 now.</p>', `<p>Call or ${TEXT} ${CALL} now.</p>`],
  ['<p>Call or text <strong>988</strong>.</p>', `<p>Call or ${TEXT} <strong>${CALL}</strong>.</p>`],
  ['<p>Call 911!</p>', '<p>Call <a href="tel:911">911</a>!</p>'],
  ['<p>Veterans: press 1, or text 838255.</p>', null],
  [`<p>Call or ${TEXT} ${CALL}.</p>`, `<p>Call or ${TEXT} ${CALL}.</p>`],
  [
    '<p>See <a href="/x">what happens when you call 988</a>.</p>',
    '<p>See <a href="/x">what happens when you call 988</a>.</p>',
  ],
  [
    '<p>A bill of $988, room 12-911, 1.988 and 988%</p>',
    '<p>A bill of $988, room 12-911, 1.988 and 988%</p>',
  ],
  [
    '<p>Call 988/911, 911/988 or 988-911.</p>',
    `<p>Call ${CALL}/${EMERGENCY}, ${EMERGENCY}/${CALL} or ${CALL}-${EMERGENCY}.</p>`,
  ],
  [
    '<p>Text HELLO to <strong>988</strong>, or text “home” to 988.</p>',
    `<p>${texts('Text')} HELLO to <strong>${texts('988')}</strong>, or ${TEXT} “home” to ${texts('988')}.</p>`,
  ],
  ['<p>The 988-page, call 988-</p>', `<p>The 988-page, call ${CALL}-</p>`],
  ['<img src="/a.jpg" alt="988">', '<img src="/a.jpg" alt="988">'],
  [
    '<img src="/a.jpg" alt="Poster: call or text 988 or 911 > now" title="text 988">',
    '<img src="/a.jpg" alt="Poster: call or text 988 or 911 > now" title="text 988">',
  ],
  ['<p>9<strong>88</strong></p>', '<p><a href="tel:988">9</a><strong><a href="tel:988">88</a></strong></p>'],
  ['<p>Room 12<strong>988</strong></p>', '<p>Room 12<strong>988</strong></p>'],
  ['<ul><li>text</li><li>988</li></ul>', `<ul><li>text</li><li>${CALL}</li></ul>`],
])('%s', (html, linked) => {
  expect(linkCrisisNumbers(html)).toBe(
    linked ?? '<p>Veterans: press 1, or <a href="sms:838255">text</a> <a href="sms:838255">838255</a>.</p>',
  );
});

test('a number in an attribute becomes no markup, whatever is beside it', () => {
  const { document } = new JSDOM('').window;
  const template = document.createElement('template');
  const alts = payloads().map((payload) => `Poster: text 988 ${payload}`);
  const figure = (alt: string) => {
    const image = document.createElement('img');
    image.setAttribute('src', '/a.jpg');
    image.setAttribute('alt', alt);
    return `<figure>${image.outerHTML}</figure>`;
  };
  // Many at once: one that became markup would add elements, or swallow those after it.
  for (let from = 0; from < alts.length; from += 100) {
    const some = alts.slice(from, from + 100);
    template.innerHTML = linkCrisisNumbers(some.map(figure).join(''));
    const names = [...template.content.querySelectorAll('*')].map(({ localName }) => localName);
    expect(names).toEqual(some.flatMap(() => ['figure', 'img']));
  }
});

test.each(Object.values(crisisHelp))('every number on $path is a link', ({ text }) => {
  expect(linkCrisisNumbers(text)).toBe(sanitizeHtml(text));
});

test('linking twice changes nothing', () => {
  const once = linkCrisisNumbers('<p>Call or text <strong>988</strong>; in an emergency 911.</p>');
  expect(linkCrisisNumbers(once)).toBe(once);
});

test('plain words become parts with the same words', () => {
  const words = 'Call or text 988, at any hour. In an emergency call 911. Veterans text 838255.';
  const parts = crisisParts(words);
  expect(parts.map(({ text }) => text).join('')).toBe(words);
  expect(parts.flatMap(({ text, href }) => (href ? [`${text} ${href}`] : []))).toEqual([
    'text sms:988',
    '988 tel:988',
    '911 tel:911',
    'text sms:838255',
    '838255 sms:838255',
  ]);
  expect(crisisParts('Nothing of the kind, not even for $988.')).toEqual([
    { text: 'Nothing of the kind, not even for $988.' },
  ]);
});

test('a keyword to text becomes a link to the messages app', () => {
  const links = (words: string) =>
    crisisParts(words).flatMap(({ text, href }) => (href ? [`${text} ${href}`] : []));
  expect(links('Text HELLO to 988.')).toEqual(['Text sms:988', '988 sms:988']);
  expect(links('Text 988.')).toEqual(['Text sms:988', '988 sms:988']);
  expect(links('Calling or texting? Call or text 988, 988/911.')).toEqual([
    'text sms:988',
    '988 tel:988',
    '988 tel:988',
    '911 tel:911',
  ]);
});
