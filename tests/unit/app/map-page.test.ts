import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contact } from '@/content/schema/pages/contact';
import { MAP_HOSTS } from '@/content/links/map-hosts';
import {
  INTERACTIVE_MAP_HEADERS,
  interactiveMapPage,
  mapPage,
  mapPageHeaders,
  offeredMap,
} from '@/app/map/map-page';

const drawing = await readFile('src/assets/map.svg', 'utf8');
const place = {
  name: 'Heron House',
  address: '7 PGA Boulevard\nLake Town',
  embedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2&layer=mapnik',
  drawing,
  palette: 'lagoon',
} as const;

test('shows the drawing and the address, and offers the interactive map as a plain link', () => {
  const html = mapPage(place);
  expect(html).toContain('<h1>Heron House</h1>');
  expect(html).toContain('7 PGA Boulevard\nLake Town');
  expect(html).toContain('Sketch map, not to scale');
  expect(html).toContain('<a href="/map/interactive">Show the interactive map</a>');
  expect(html).toContain('Loads a map from another company.');
});

test('has no drawing where its marker would be wrong', () => {
  const html = mapPage({ ...place, address: '7 Reed Lane\nLake Town' });
  expect(html).toContain('7 Reed Lane');
  expect(html).not.toMatch(/<svg|Sketch map/);
});

test('the built-in map is for a center in its town only; an editor’s own map for every one', () => {
  const builtIn = contact.sections.mapSection.elements.map.fallback;
  expect(offeredMap(builtIn, '2 Reed Lane, Palm Beach Gardens, FL')).toBe(builtIn);
  expect(offeredMap(builtIn, '100 Main Street, Denver, CO')).toBe('');
  expect(offeredMap(place.embedUrl, '100 Main Street, Denver, CO')).toBe(place.embedUrl);
});

test.each([
  'http://www.openstreetmap.org/export/embed.html',
  'https://www.openstreetmap.org.heron.example/',
  'https://maps.heron.example/',
  'javascript:alert(1)',
  '',
])('offers no map at %p', (embedUrl) => {
  const html = mapPage({ ...place, embedUrl: offeredMap(embedUrl, place.address) });
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('Loads a map');
});

test('follows the palette, and so does its policy', () => {
  const html = mapPage({ ...place, palette: 'dusk' });
  expect(html).not.toContain('#0f5e5b');
  const style = html.match(/<style>([^]*?)<\/style>/)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(mapPageHeaders('dusk')['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
});

test('the interactive map is sandboxed, gets no address of ours, and only the known hosts may be framed', () => {
  const html = interactiveMapPage(place);
  expect(html).toContain('src="https://www.openstreetmap.org/export/embed.html?bbox=1%2C2&#38;layer=mapnik"');
  expect(html).toContain('referrerpolicy="no-referrer"');
  expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-popups"');
  expect(html).toMatch(/<iframe [^>]*title="[^"]*Heron House"/);
  const policy = INTERACTIVE_MAP_HEADERS['Content-Security-Policy'];
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(`frame-src ${MAP_HOSTS.map((host) => `https://${host}`).join(' ')}`);
  expect(interactiveMapPage({ ...place, name: '"><script>' })).not.toContain('<script');
});

test('its one script is the one that its policy knows, and keeps the step to the map out of the history', () => {
  const [, script = ''] = mapPage(place).match(/<script>([^]*?)<\/script>/) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(mapPageHeaders('lagoon')['Content-Security-Policy']).toContain(`script-src 'sha256-${hash}';`);
  expect(script).toContain('location.replace(');
});

test('text is escaped, never markup', () => {
  const html = mapPage({
    ...place,
    name: `</title><script>"'&`,
    address: '<img src=x onerror=alert(1)>',
    drawing: '',
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('<img');
  expect(html).toContain('<h1>&#60;/title&#62;&#60;script&#62;&#34;&#39;&#38;</h1>');
});

test('no other site is contacted before the link is clicked', () => {
  const html = mapPage(place);
  const policy = mapPageHeaders('lagoon')['Content-Security-Policy'];
  const style = html.match(/<style>([^]*?)<\/style>/)?.[1] ?? '';
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("frame-ancestors 'self'");
  // The policy would block these.
  expect(html).not.toMatch(/ style="| on\w+="/);
  expect(html.replace(/<a [^>]*>/, '').replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
});
