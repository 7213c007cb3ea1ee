import { darkColors } from './dark-colors';
import { artPath, PALETTES, type PaletteName, type Row } from './palettes';

/**
 * The colors of src/app/(site)/styles/tokens.css that differ between palettes. A color has the same luminance
 * in all of them, so contrast holds in each; tests/unit/content/look/palettes.test.ts checks every pair.
 */
export const paletteColors = {
  paper: ['#fffdf9', '#fefdf9', '#fffdfb', '#fffcfc'],
  sand: ['#f6eee1', '#f2efe1', '#f3eee8', '#f6ecec'],
  mist: ['#e3eeea', '#e5eee6', '#e3ecf5', '#eaebf6'],
  dune: ['#ebdac1', '#e4dcc0', '#e5dacd', '#ead8d7'],
  ink: ['#12302f', '#1b3020', '#192d3f', '#292941'],
  'ink-ground': ['#12302f', '#1b3020', '#192d3f', '#292941'],
  deep: ['#0b2322', '#122316', '#10202e', '#1d1e31'],
  muted: ['#486160', '#4e6152', '#4c5f6f', '#5a5a72'],
  primary: ['#0f5e5b', '#2f5e3a', '#28577d', '#4f4e85'],
  'primary-hover': ['#0a4745', '#22472b', '#1d4260', '#3b3b66'],
  'primary-pressed': ['#083a38', '#1b3922', '#17364e', '#302f53'],
  panel: ['#0f5e5b', '#2f5e3a', '#28577d', '#4f4e85'],
  'on-primary-muted': ['#dbeae5', '#deeadf', '#dce8f3', '#e4e6f5'],
  accent: ['#ad4c29', '#9d5800', '#b54531', '#ae475f'],
  'accent-hover': ['#8f3c1e', '#7f4804', '#963525', '#90374d'],
  'accent-pressed': ['#7c3318', '#6e3d03', '#822d1f', '#7d2f42'],
  'accent-text': ['#9a4120', '#894d03', '#a13928', '#9b3c53'],
  secondary: ['#d3e4de', '#d6e3d8', '#d4e2ee', '#dddff1'],
  'secondary-hover': ['#c0d8d0', '#c4d8c7', '#c2d5e7', '#d0d1ea'],
  'secondary-pressed': ['#afcdc3', '#b4ccb8', '#b1cadf', '#c3c5e4'],
  'on-secondary': ['#0a4745', '#22472b', '#1d4260', '#3b3b66'],
  'on-light': ['#0a4745', '#22472b', '#1d4260', '#3b3b66'],
  apricot: ['#f3c39a', '#f1c49d', '#fdbeb0', '#fdbbc5'],
  seaglass: ['#a9d4c8', '#b2d3b7', '#aecfed', '#c6c8f3'],
  line: ['#ddd2c0', '#d9d4c0', '#dad3c9', '#ded1d0'],
  'line-sand': ['#d3c5ae', '#cdc6ad', '#cfc5ba', '#d3c3c2'],
  'line-cool': ['#c5d7d1', '#c8d6ca', '#c6d5e2', '#d0d2e5'],
  'line-dark': ['#315350', '#3a523f', '#375064', '#4a4b69'],
  'line-tag': ['#c9beac', '#c5bfac', '#c6beb5', '#cabcbc'],
  'line-social': ['#47716c', '#527158', '#4e6c87', '#66668d'],
  separator: ['#7d9490', '#829385', '#8092a1', '#8c8da4'],
  field: ['#748683', '#78857a', '#778490', '#808193'],
  'on-dark': ['#f6eee1', '#f2efe1', '#f3eee8', '#f6ecec'],
  'on-dark-muted': ['#b9cfca', '#bdcfc0', '#bbccdc', '#c7c9df'],
  disabled: ['#dfe5e1', '#e0e5e0', '#dfe4ea', '#e3e3eb'],
  'on-disabled': ['#4d6260', '#526255', '#50606d', '#5c5c70'],
  skeleton: ['#ebe1d1', '#e7e2d1', '#e8e1d9', '#ecdfdf'],
  featured: ['#f8dfc8', '#f8dfca', '#ffdbd4', '#ffdae0'],
  'on-featured': ['#6e2d14', '#633500', '#73281b', '#6f293a'],
  film: ['#0b3435', '#1b3420', '#163146', '#2c2b4a'],
} as const satisfies Record<string, Row>;

/** Shades used only by the drawings and the map. The map's water keeps the color of water. */
const DRAWN: readonly Row[] = [
  ['#b3d2ca', '#b9d1bd', '#b6cee4', '#c8cae9'],
  ['#86b7ae', '#92b698', '#8db1d2', '#a8aad8'],
  ['#579890', '#699772', '#6391b9', '#8788c1'],
  ['#2c7872', '#457851', '#3e719a', '#6767a3'],
  ['#c3dcd5', '#c8dccb', '#c6d9eb', '#d3d4ee'],
  ['#b4d3cb', '#bad3be', '#b7cfe5', '#c9cbea'],
  ['#9fc7be', '#a8c7ad', '#a4c3de', '#babbe3'],
  ['#82b5ac', '#8eb495', '#89b0d1', '#a6a8d8'],
  ['#5f9d95', '#709c78', '#6a97bd', '#8c8dc5'],
  ['#3d857e', '#53845e', '#4c7ea8', '#7374b0'],
  ['#1d6d68', '#3a6c46', '#33668f', '#5c5c97'],
  ['#7fa9a1', '#89a88e', '#85a4c0', '#9c9dc6'],
  ['#0b4746', '#23472b', '#1e4260', '#3c3b65'],
  ['#0b3f3e', '#1f3e26', '#1a3a54', '#35355a'],
  ['#4b6462', '#516354', '#4f6172', '#5d5e75'],
  ['#e79a63', '#e09e61', '#f7907c', '#ef90a2'],
  ['#b4532f', '#a45f0d', '#bc4b38', '#b54e66'],
  // The lettering of the icon and the map.
  ['#f7f1e8', '#f3f1e6', '#f8efec', '#f8eff0'],
];

/**
 * Custom properties of a palette for the root element; empty for the first palette, which is in the style
 * sheet.
 */
export function paletteStyle(name: PaletteName): Record<`--${string}`, string> {
  if (name === 'lagoon') return {};
  const colors = Object.entries(paletteColors).map(([token, row]) => [
    `--color-${token}`,
    row[PALETTES.indexOf(name)],
  ]);
  const dark = Object.entries(darkColors).map(([token, row]) => [
    `--dark-${token}`,
    row[PALETTES.indexOf(name)],
  ]);
  const drawings = DRAWN_BY_STYLES.map((drawing) => [
    `--art-${drawing}`,
    `url(${artPath(`${drawing}.svg`, name)})`,
  ]);
  return Object.fromEntries([...colors, ...dark, ...drawings]);
}

/** The drawings that the style sheet uses. */
const DRAWN_BY_STYLES = ['bullet', 'ripple', 'footer-water'] as const;

/** Recolors SVG or CSS for a palette; unknown colors stay. */
export function inPalette(text: string, name: PaletteName): string {
  const index = PALETTES.indexOf(name);
  return index === 0 ? text : text.replace(/#[0-9a-f]{6}\b/g, (color) => ROWS.get(color)?.[index] ?? color);
}

const ROWS = new Map<string, Row>([...Object.values(paletteColors), ...DRAWN].map((row) => [row[0], row]));
