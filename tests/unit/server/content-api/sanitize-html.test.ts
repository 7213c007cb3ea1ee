import { describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Html } from '@/components/ui/text/html';
import { registerPurifier } from '@/lib/purifier';
import { sanitizeForPage, sanitizeHtml, sanitizeOnce } from '@/server/content-api/sanitize-html';
import { XSS_CORPUS } from '../../../helpers/fixtures/xss-corpus';
import { payloads } from '../../../helpers/fixtures/xss-fixtures';

const TAGS =
  'p br h2 h3 h4 ul ol li strong em a blockquote hr img video figure figcaption table thead tbody tr th td'.split(
    ' ',
  );
const ATTRIBUTES = 'href title src alt width height loading controls colspan rowspan scope start'.split(' ');
const EVENTS = ['click', 'error', 'load', 'focus', 'mouseover', 'toggle', 'animationstart', 'begin'];

describe.each(XSS_CORPUS.map((dirty, index) => [index, dirty.slice(0, 90), dirty] as const))(
  'vector %i: %s',
  (_index, _shown, dirty) => {
    const clean = sanitizeHtml(dirty);

    test('runs nothing in a browser that would run scripts', () => {
      // The page around it defines the function, and allows every inline script and handler.
      const { window } = new JSDOM(`<script>var hits = 0; function pwned() { hits += 1 }</script>${clean}`, {
        runScripts: 'dangerously',
      });
      for (const element of window.document.querySelectorAll('*'))
        for (const event of EVENTS) element.dispatchEvent(new window.Event(event));
      expect(window.eval('hits')).toBe(0);
      expect(window.eval('typeof pwned')).toBe('function');
    });

    test('leaves only what an article needs', () => {
      const { document } = new JSDOM(clean, { url: 'https://own.example/' }).window;
      for (const element of document.body.querySelectorAll('*')) {
        expect(TAGS).toContain(element.localName);
        // A browser never removes `is`; an empty one has no effect.
        const names = element
          .getAttributeNames()
          .filter((name) => name !== 'is' || element.getAttribute(name));
        expect(ATTRIBUTES).toEqual(expect.arrayContaining(names));
        const { protocol, host } = new URL(element.getAttribute('href') ?? '#', 'https://own.example/');
        expect(['https:', 'http:', 'mailto:', 'tel:', 'sms:']).toContain(protocol);
        if (!/^https?:/i.test(element.getAttribute('href') ?? '')) expect(host).toMatch(/^(own\.example)?$/);
        if (element.localName === 'img' && element.hasAttribute('src'))
          expect(new URL(element.getAttribute('src') ?? '', 'https://own.example/').host).toBe('own.example');
      }
      expect(clean).not.toMatch(/<script|<style|<!--/i);
    });

    test('is clean the second time', () => {
      expect(sanitizeHtml(clean)).toBe(clean);
    });
  },
);

test('what an article needs stays as it is', () => {
  const article =
    '<h2>Signs</h2><p>With <strong>care</strong>, <em>sleep</em> and <a href="/conditions/anxiety">more</a>.</p>' +
    '<ul><li>One</li><li>Two</li></ul><ol start="3"><li>Three</li></ol><blockquote>Said</blockquote>' +
    '<p><a href="tel:988">988</a> <a href="mailto:a@b.example">write</a> <a href="https://example.org/">out</a></p>' +
    '<figure><img src="/cms-api/media/file/a%20b.webp" alt="A &amp; B" width="3" height="2"><figcaption>C</figcaption></figure>' +
    '<table><thead><tr><th colspan="2">H</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><hr>';
  expect(sanitizeHtml(article)).toBe(article);
});

test('words that only look like code stay words', () => {
  expect(sanitizeHtml('<p>5 &lt; 6 &amp; onerror=1 javascript:void</p>')).toBe(
    '<p>5 &lt; 6 &amp; onerror=1 javascript:void</p>',
  );
});

test('the same source is made into HTML once, another one again', () => {
  let made = 0;
  const make = () => `<p>${(made += 1)}</p><script>pwned()</script>`;
  expect(sanitizeOnce('one', make)).toBe('<p>1</p>');
  expect(sanitizeOnce('one', make)).toBe('<p>1</p>');
  expect(sanitizeOnce('two', make)).toBe('<p>2</p>');
});

test('what the server renders passes the sanitizer there, whatever its origin', () => {
  registerPurifier(sanitizeForPage);
  const html = '<p onclick="pwned()">Words</p><img src=x onerror=pwned()><script>pwned()</script>';
  expect(renderToStaticMarkup(createElement(Html, { html }))).toBe(
    '<div class="prose"><p>Words</p><img></div>',
  );
});

test('of thousands of payloads of others, each by itself, only what an article needs is left', () => {
  const { document } = new JSDOM('').window;
  const template = document.createElement('template');
  const left = new Set<string>();
  for (const payload of payloads()) {
    template.innerHTML = sanitizeHtml(payload);
    for (const element of template.content.querySelectorAll('*')) {
      left.add(element.localName);
      for (const name of element.getAttributeNames()) left.add(`@${name}`);
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '#';
      expect([payload, address]).toEqual([
        payload,
        expect.stringMatching(/^(https?:|mailto:|tel:|sms:|\/(?![/\\])|#)/i),
      ]);
    }
  }
  expect(
    [...left].filter((name) => ![...TAGS, ...ATTRIBUTES.map((known) => `@${known}`), '@is'].includes(name)),
  ).toEqual([]);
});
