import localFont from 'next/font/local';

// Made by `node src/assets/fonts/make.mjs`. Exactly two files are preloaded: the letters of plain English.
// Accents are in fonts.css, like the fallbacks; the italic is a family of its own, so that it loads only
// where an `em` is rendered.
const fraunces = localFont({
  src: '../../assets/fonts/fraunces.woff2',
  weight: '370 480',
  style: 'normal',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: [
    'Fraunces accents',
    'Fraunces stand-in',
    'Fraunces stand-in for Android',
    'Fraunces stand-in for Linux',
    'Georgia',
    'serif',
  ],
});

const figtree = localFont({
  src: '../../assets/fonts/figtree.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: [
    'Figtree accents',
    'Figtree stand-in',
    'Figtree stand-in for Android',
    'Figtree stand-in for Linux',
    'system-ui',
    'sans-serif',
  ],
});

const figtreeItalic = localFont({
  src: '../../assets/fonts/figtree-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-figtree-italic',
  adjustFontFallback: false,
  fallback: [
    'Figtree italic accents',
    'Figtree stand-in',
    'Figtree stand-in for Android',
    'Figtree stand-in for Linux',
    'system-ui',
    'sans-serif',
  ],
});

/** Class names for `<html>`: they carry the font variables which globals.css reads. */
export const fontVariables = [fraunces.variable, figtree.variable, figtreeItalic.variable].join(' ');
