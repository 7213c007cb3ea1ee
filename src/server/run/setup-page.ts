import type { IncomingMessage, ServerResponse } from 'node:http';
import { CRISIS_LINE_HTML } from '@/content/crisis/crisis-numbers';
import { paletteColors } from '@/content/look/palette-colors';

const RETRY_S = '5';
const SENTENCE = 'The site is being set up. Please try again in a minute.';
/** Requests that do not depend on the content: readiness, and files of the build. */
const ANSWERED = /^\/(readyz$|_next\/static\/|fonts\/|brand\/)/;

/**
 * Responds to requests for content before there is any: a short page for people, one sentence for programs;
 * 503, so that clients take it neither for the site nor for a missing page.
 * @returns whether it responded
 */
export function sendSetupPage({ url = '/', method, headers }: IncomingMessage, response: ServerResponse) {
  const path = url.replace(/\?.*/s, '');
  if (ANSWERED.test(path)) return false;
  const isCall = /^\/(cms-)?api(\/|$)/.test(path);
  const wantsJson = isCall && (path.startsWith('/cms-api') || headers.accept?.includes('json') === true);
  const isPage = !isCall && (method === 'GET' || method === 'HEAD');
  const [type, body] = isPage
    ? ['text/html', PAGE]
    : wantsJson
      ? ['application/json', JSON.stringify({ error: SENTENCE })]
      : ['text/plain', SENTENCE];
  response.writeHead(503, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_S,
    ...(isCall ? { Vary: 'Accept' } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

const color = (name: keyof typeof paletteColors) => paletteColors[name][0];

/** Styled like the site, without external files; browsers reload it automatically. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_S}">
<title>The site is being set up</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr;
  background: ${color('paper')}; color: ${color('ink')}; font: 1.125rem/1.6 system-ui, sans-serif; }
.crisis { margin: 0; padding: .75rem 1.25rem; background: ${color('deep')}; color: ${color('on-dark')}; text-align: center; }
.crisis a { color: inherit; font-weight: 600; display: inline-block; padding: .125rem .25rem; }
main { align-self: center; justify-self: center; max-width: 34rem; padding: 3rem 1.25rem; }
h1 { margin: 0 0 1rem; font: 400 clamp(2.25rem, 1.6rem + 2.9vw, 3.5rem)/1.08 Georgia, serif; letter-spacing: -.02em; color: ${color('primary')}; }
main p { margin: 0; color: ${color('muted')}; }
</style>
</head>
<body>
<p class="crisis">${CRISIS_LINE_HTML}</p>
<main>
<h1>The site is being set up</h1>
<p>It will be here in a moment. This page tries again by itself.</p>
</main>
</body>
</html>
`;
