// `node src/assets/fonts/make.mjs`: makes the font files of this folder from the ones that the packages
// carry. A page needs the letters of plain English, in the sans those of the Spanish line above every page
// too; the accents of names and of Spanish are in files of their own, fetched where one is drawn.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);
const { resolve } = createRequire(import.meta.url);

const plain = letters(0x20, 0x7e) + '\u00a0©®°·–—‘’“”•…';
const spanish = 'áéíñóúü¡¿';
const accents = [...(letters(0xa1, 0xff) + 'ŒœŠšŸŽž‚„†‡‰‹›€™−')];

// The ranges in which the design uses them (tokens.css, type.css); the rest of each axis would be weight for
// nothing.
const serif = { wght: { min: 370, max: 480 }, opsz: { min: 14, max: 54 } };
const sans = { wght: { min: 400, max: 700 } };

// Those that browsers use without being told; the others bring alternate letters along.
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];

const fonts = [
  {
    name: 'fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: serif,
  },
  { name: 'figtree', file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', axes: sans },
  {
    name: 'figtree-italic',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2',
    axes: sans,
  },
];

for (const { name, file, axes } of fonts) {
  const common = name === 'figtree' ? plain + spanish : plain;
  const whole = await readFile(resolve(file));
  for (const [end, text] of [
    ['', common],
    ['-accents', accents.filter((letter) => !common.includes(letter)).join('')],
  ]) {
    const made = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    });
    await writeFile(join(here, `${name}${end}.woff2`), made);
    console.info(`${name}${end}.woff2: ${made.length} bytes`);
  }
}

function letters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
