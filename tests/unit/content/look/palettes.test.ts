import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { darkColors } from '@/content/look/dark-colors';
import { inPalette, paletteColors, paletteStyle } from '@/content/look/palette-colors';
import { artPath, PALETTES, type PaletteName } from '@/content/look/palettes';

const TEXT = 4.5;
const SHAPE = 3;

/** Everything readable or visible on the pages: the color, and its backgrounds (WCAG 1.4.3, 1.4.11). */
const READ: [token: string, grounds: string[]][] = [
  ['ink', ['paper', 'sand', 'mist', 'dune', 'raised', 'skeleton', 'secondary', 'field-error']],
  ['muted', ['paper', 'sand', 'mist', 'raised']],
  ['primary', ['paper', 'sand', 'mist', 'raised', 'secondary', 'secondary-hover']],
  [
    'paper',
    ['primary', 'primary-hover', 'primary-pressed', 'accent', 'accent-hover', 'accent-pressed', 'ink'],
  ],
  ['accent-text', ['paper', 'sand', 'mist', 'raised']],
  ['on-secondary', ['secondary', 'secondary-hover', 'secondary-pressed', 'sand', 'mist', 'paper', 'raised']],
  ['on-light', ['on-dark', 'white', 'on-primary-muted']],
  ['on-primary-muted', ['panel']],
  ['on-dark', ['ink-ground', 'deep', 'film']],
  ['on-dark-muted', ['ink-ground', 'deep']],
  ['white', ['ink-ground', 'deep', 'panel', 'film', 'staff', 'staff-draft']],
  ['deep', ['seaglass']],
  ['on-featured', ['featured', 'dune']],
  ['on-disabled', ['disabled']],
  ['danger', ['danger-ground', 'paper', 'raised', 'field-error']],
  ['danger-body', ['danger-ground']],
  ['ok', ['ok-ground']],
];
const SEEN: [token: string, grounds: string[]][] = [
  ['field', ['paper', 'raised', 'sand']],
  ['primary', ['paper', 'sand', 'mist']],
  ['accent', ['paper', 'sand', 'mist']],
  ['apricot', ['ink-ground', 'deep', 'panel']],
  ['seaglass', ['ink-ground', 'deep']],
  ['danger', ['paper', 'field-error']],
  // The focus ring: its outer line on light backgrounds, its inner one on dark ones.
  ['ink', ['paper', 'sand', 'mist', 'dune', 'raised']],
  ['white', ['ink-ground', 'deep', 'panel']],
];
/** Lines and shades without meaning. */
const DECORATION = /^(line|separator$|skeleton|danger-line)/;

const NIGHT = readFileSync('src/app/(site)/styles/dark.css', 'utf8');
const nightTokens = [...NIGHT.matchAll(/(--dark-[\w-]+): (#[0-9a-f]{6});/g)].map(
  ([, variable = '', color = '']) => [variable, color] as [string, string],
);
const tokens = Object.fromEntries(
  [
    ...readFileSync('src/app/(site)/styles/tokens.css', 'utf8').matchAll(
      /--color-([\w-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, token = '', color = '']) => [token, color]),
);
const SCHEMES = ['day', 'night'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The tokens of a palette, in light and dark mode. */
function colorsOf(name: PaletteName, scheme: Scheme): Record<string, string> {
  const style = Object.entries(paletteStyle(name));
  const from = (prefix: string, all: [string, string][]) =>
    Object.fromEntries(
      all
        .filter(([variable]) => variable.startsWith(prefix))
        .map(([variable, color]) => [variable.slice(prefix.length), color]),
    );
  const dark = { ...from('--dark-', [...nightTokens]), ...from('--dark-', style) };
  return { ...tokens, ...from('--color-', style), ...(scheme === 'night' ? dark : {}) };
}

describe.each(PALETTES.flatMap((name) => SCHEMES.map((scheme) => [name, scheme] as const)))(
  'the palette %s by %s',
  (name, scheme) => {
    const colors = colorsOf(name, scheme);
    const pairs = (list: typeof READ, least: number) =>
      list.flatMap(([token, grounds]) =>
        grounds
          .map((ground) => ({ pair: `${token} on ${ground}`, is: contrast(colors[token], colors[ground]) }))
          .filter(({ is }) => !(is >= least)),
      );

    test('can be read in every pair that the pages use', () => {
      expect(pairs(READ, TEXT)).toEqual([]);
    });

    test('has enough contrast where a shape has a meaning', () => {
      expect(pairs(SEEN, SHAPE)).toEqual([]);
    });
  },
);

describe('at night', () => {
  test('the style sheet has the colors of the list, and puts each in the place of its token', () => {
    expect(Object.fromEntries(nightTokens)).toEqual(
      Object.fromEntries(Object.entries(darkColors).map(([token, [lagoon]]) => [`--dark-${token}`, lagoon])),
    );
    const replaced = [...NIGHT.matchAll(/--color-([\w-]+): var\(--dark-([\w-]+)\) !important;/g)];
    expect(replaced.map(([, token, dark]) => [token, dark])).toEqual(
      Object.keys(darkColors).map((token) => [token, token]),
    );
    expect(NIGHT).toContain('@media screen and (prefers-color-scheme: dark)');
  });

  test('a palette that is not the first brings its own night', () => {
    expect(paletteStyle('dusk')).toMatchObject({ '--dark-paper': darkColors.paper[3] });
  });

  test('backgrounds are dark, text is light', () => {
    for (const paper of darkColors.paper) expect(luminance(paper)).toBeLessThan(0.02);
    for (const ink of darkColors.ink) expect(luminance(ink)).toBeGreaterThan(0.7);
  });

  test('every token belongs to a pair, or is decoration', () => {
    const paired = new Set([...READ, ...SEEN].flatMap(([token, grounds]) => [token, ...grounds]));
    expect(Object.keys(tokens).filter((token) => !paired.has(token) && !DECORATION.test(token))).toEqual([]);
  });
});

describe.each(PALETTES)('the palette %s', (name) => {
  test('colors every drawing, and leaves no color of another palette in it', () => {
    const lagoon = new Set(Object.values(paletteColors).map(([color]) => color as string));
    for (const file of [...svgs('public/art'), 'public/brand/favicon.svg']) {
      const drawn = inPalette(readFileSync(file, 'utf8'), name);
      const left = [...drawn.matchAll(/"(#[0-9a-f]{6})"/g)].filter(([, color = '']) => lagoon.has(color));
      if (name === 'lagoon') expect(drawn).toBe(readFileSync(file, 'utf8'));
      else expect([file, left.map(([, color]) => color)]).toEqual([file, []]);
    }
  });
});

test('the first palette is the style sheet’s own, and adds nothing to a page', () => {
  for (const [token, [lagoon]] of Object.entries(paletteColors))
    expect([token, lagoon]).toEqual([token, tokens[token]]);
  expect(paletteStyle('lagoon')).toEqual({});
  expect(artPath('water-calm.svg', 'lagoon')).toBe('/art/water-calm.svg');
});

test('every color of the drawings has its place in the palettes', () => {
  for (const file of svgs('public/art')) {
    const drawing = readFileSync(file, 'utf8');
    for (const [, color = ''] of drawing.matchAll(/"(#[0-9a-f]{6})"/g))
      expect([file, color, inPalette(color, 'dusk') !== color]).toEqual([file, color, true]);
  }
});

test('a palette names its own drawings, and the pages use no color beside the tokens', () => {
  expect(paletteStyle('grove')).toMatchObject({
    '--art-bullet': 'url(/art/grove/bullet.svg)',
    '--art-ripple': 'url(/art/grove/ripple.svg)',
    '--art-footer-water': 'url(/art/grove/footer-water.svg)',
  });
  expect(artPath('water-calm.svg', 'dusk')).toBe('/art/dusk/water-calm.svg');
});

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one = '', other = '') {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const svgs = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(folder, file));
