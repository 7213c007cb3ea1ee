import localFont from 'next/font/local';

// Exactly two files are preloaded. The italic is a family of its own, so that it loads only where an `em` is drawn.
const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'serif'],
});

const figtree = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});

const figtreeItalic = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2',
  weight: '300 900',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-figtree-italic',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});

/** Class names for `<html>`: they carry the font variables which globals.css reads. */
export const fontVariables = [fraunces.variable, figtree.variable, figtreeItalic.variable].join(' ');
