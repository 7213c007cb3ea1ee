import { isAllowedMap, MAP_HOSTS } from '@/content/links/map-hosts';
import { layoutDefaults } from '@/content/views/site-layout';
import { contact } from '@/content/schema/pages/contact';
import { inPalette } from '@/content/look/palette-colors';
import type { PaletteName } from '@/content/look/palettes';
import { sourceHash } from '@/server/page-cache/csp-hash';

export type MapPage = {
  name: string;
  address: string;
  /** The URL of the interactive map; empty for none. */
  embedUrl: string;
  /** Trusted SVG, in the colors of the first palette. */
  drawing: string;
  palette: PaletteName;
};

/**
 * The page inside the map frame: a still map, the address, and a link that loads the interactive map in the
 * frame. No other company is contacted before the visitor clicks it.
 */
export const mapPage = ({ name, address, embedUrl, drawing, palette }: MapPage) => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Map: the way to ${escapeHtml(name)}</title>
<style>${inPalette(STYLE, palette)}</style>
</head>
<body>
${showsPlace(drawing, address) ? `${inPalette(drawing, palette)}\n` : ''}<main><div class="card">
<h1>${escapeHtml(name)}</h1>
<p class="address">${escapeHtml(address)}</p>
${embedUrl ? OFFER : ''}</div>
${showsPlace(drawing, address) ? '<p class="scale">Sketch map, not to scale</p>\n' : ''}</main>
<script>${REPLACE_ON_CLICK}</script>
</body>
</html>
`;

/**
 * The interactive map: of a host on the allow list, or the built-in one of Palm Beach Gardens (spec §2) when
 * the center is there. Empty for none.
 */
export function offeredMap(embedUrl: string, address: string): string {
  const [town = ''] = layoutDefaults.address.split(',');
  const isElsewhere = !address.toLowerCase().includes(town.toLowerCase());
  const isBuiltIn = embedUrl === contact.sections.mapSection.elements.map.fallback;
  return isAllowedMap(embedUrl) && !(isBuiltIn && isElsewhere) ? embedUrl : '';
}

/** The drawing marks one place: for another address it would mislead. */
function showsPlace(drawing: string, address: string) {
  const [, road] = /data-marker="([^"]+)"/.exec(drawing) ?? [];
  return road !== undefined && (address === layoutDefaults.address || address.includes(road));
}

/**
 * Keeps navigation inside the frame out of the tab's history: Back leaves the contact page, and quick exit
 * leaves no trace. Inlined, because a click may come before the parent page has hydrated.
 */
const REPLACE_ON_CLICK = `addEventListener('click', event => {
  const link = event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(link.href);
})`;

const OFFER = `<a href="/map/interactive">Show the interactive map</a>
<p class="note">Loads a map from another company.</p>
`;

/**
 * Replaces the still map on request: the editor's map in a sandboxed frame. The sandbox is here and not
 * around our own page, where browsers warn that a same-origin page could remove it.
 */
export const interactiveMapPage = ({ name, embedUrl }: Pick<MapPage, 'name' | 'embedUrl'>) => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Interactive map: the way to ${escapeHtml(name)}</title>
<style>${FRAME_STYLE}</style>
</head>
<body>
<iframe src="${escapeHtml(embedUrl)}" title="Interactive map of another company: the way to ${escapeHtml(name)}" referrerpolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>
</body>
</html>
`;

const FRAME_STYLE = 'html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}';

const escapeHtml = (words: string) =>
  words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

// Values of the design system: this document does not load the site's style sheet.
const STYLE = `
@font-face{font-family:Figtree;src:url(/fonts/figtree.woff2) format("woff2");font-weight:300 900;font-display:swap}
@font-face{font-family:Fraunces;src:url(/fonts/map-serif.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{--paper:#fffdf9;--mist:#e3eeea;--ink:#12302f;--muted:#486160;--primary:#0f5e5b;--hover:#0a4745;--pressed:#083a38;color-scheme:light}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;align-items:flex-start;padding:1.5rem;background:var(--mist);color:var(--ink);font:400 1rem/1.5 Figtree,system-ui,sans-serif}
svg{position:fixed;inset:0;width:100%;height:100%}
.scale{position:fixed;right:.75rem;bottom:.625rem;padding:.125rem .5rem;border-radius:6px;background:rgb(255 253 249/.85);font-size:.875rem;font-weight:500}
main{max-width:100%}
.card{position:relative;width:17.5rem;max-width:100%;padding:1.375rem 1.5rem;border-radius:20px;background:var(--paper);box-shadow:0 1px 2px rgb(18 48 47/.05),0 18px 40px -18px rgb(18 48 47/.22);overflow-wrap:break-word}
h1{font-size:1.0625rem;font-weight:600;line-height:1.4}
.address{margin-top:.25rem;color:var(--muted);font-size:.9375rem;white-space:pre-line}
a{display:flex;align-items:center;justify-content:center;min-height:2.875rem;margin-top:1rem;padding:.5rem 1.125rem;border-radius:999px;background:var(--primary);color:var(--paper);font-weight:600;line-height:1.2;text-align:center;text-decoration:none;transition:background-color .16s ease-out}
a:hover{background:var(--hover)}
a:active{background:var(--pressed)}
a:focus-visible{outline:none;box-shadow:0 0 0 2px #fff,0 0 0 5px var(--ink)}
.note{margin-top:.625rem;color:var(--muted);font-size:.875rem}
@media(max-width:1000px){body{padding:1rem}svg{width:calc(100% + 8rem)}}
@media(max-width:600px){svg{width:100%}body{align-items:flex-end;padding:.75rem}main{width:100%}.scale{top:3.75rem;bottom:auto}.card{width:100%}a{display:inline-flex}}
@media(max-width:340px){.card{padding:1rem}}
@media(forced-colors:active){.card{border:1px solid}a{border:1px solid}a:focus-visible{outline:3px solid;outline-offset:2px}}
@media print{.card{box-shadow:none;border:1px solid}a,.note{display:none}}
`;

const headersOf = (style: string, ...more: string[]) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, no-cache',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
});

export const mapPageHeaders = (palette: PaletteName) =>
  headersOf(
    inPalette(STYLE, palette),
    `script-src ${sourceHash(REPLACE_ON_CLICK)}`,
    "font-src 'self'",
    "img-src 'self' data:",
  );

export const INTERACTIVE_MAP_HEADERS = headersOf(
  FRAME_STYLE,
  `frame-src ${MAP_HOSTS.map((host) => `https://${host}`).join(' ')}`,
);
