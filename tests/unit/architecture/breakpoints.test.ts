import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { breakpoints, from, sizes } from '@/components/breakpoints';

test('the breakpoints of TypeScript are those of the style sheet', () => {
  const css = readFileSync('src/app/(site)/styles/tokens.css', 'utf8');
  const inStyles = Object.fromEntries(
    [...css.matchAll(/--breakpoint-(\w+): ([\d.]+rem);/g)].map(([, name, width]) => [name, width]),
  );
  expect({ ...inStyles, full: '81rem' }).toEqual(breakpoints);
  expect(css).toContain('--content: 76rem;');
});

test('sizes go from the widest to the phone', () => {
  expect(from('desktop')).toBe('(min-width: 56.3125rem)');
  expect(sizes('92vw')).toBe('92vw');
  expect(sizes('92vw', { tablet: '45vw', full: '24rem' })).toBe(
    '(min-width: 81rem) 24rem, (min-width: 37.5625rem) 45vw, 92vw',
  );
});
