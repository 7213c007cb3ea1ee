import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Html } from '@/components/ui/text/html';
import { asWords } from '@/lib/purifier';
import { expectConsoleError } from '../helpers/setup/fail-on-console';

const HOSTILE = '<p>New words<img src="x" onerror="window.ran = true"></p><script>window.ran = true</script>';

let root: Root | undefined;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  place.remove();
});

/** As a document arrives: React hydrates the server's HTML. */
async function arrive(html: string, made = html) {
  place.innerHTML = `<div class="prose">${made}</div>`;
  root = await act(async () => hydrateRoot(place, <Html html={html} />));
}

test('what the server rendered stays as it is, element for element', async () => {
  await arrive('<p>Served words</p>');
  expect(place.innerHTML).toBe('<div class="prose"><p>Served words</p></div>');
});

test('what a poll brings is cleaned before it is shown', async () => {
  await arrive('<p>Served words</p>');
  await act(async () => root?.render(<Html html={HOSTILE} />));
  await waitFor(() => expect(place).toHaveTextContent('New words'));
  expect(place.innerHTML).toBe('<div class="prose"><p>New words<img></p></div>');
});

test('words that came with the document are cleaned when they come back after others', async () => {
  // Only in development; in production React reports nothing and keeps the server's HTML.
  expectConsoleError(/some attributes of the server rendered HTML didn't match/);
  await arrive(HOSTILE, '<p>New words<img></p>');
  await act(async () => root?.render(<Html html="<p>Other words</p>" />));
  await waitFor(() => expect(place).toHaveTextContent('Other words'));
  await act(async () => root?.render(<Html html={HOSTILE} />));
  await waitFor(() => expect(place).toHaveTextContent('New words'));
  expect(place.innerHTML).toBe('<div class="prose"><p>New words<img></p></div>');
});

test('what only the browser renders is cleaned before it is shown', async () => {
  render(<Html html={HOSTILE} />);
  expect((await screen.findByText('New words')).outerHTML).toBe('<p>New words<img></p>');
});

test('without a sanitizer only the text is shown', () => {
  expect(asWords('a<b>b</b><img src=x onerror=y> 1 < 2 &lt;i&gt; <scr<script>ipt>')).not.toMatch(/[<>]/);
});
