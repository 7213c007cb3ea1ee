import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { sweepSizes } from '@/services/media/resized-pictures';
import type { PublicFile } from '@/services/process/bridge';

let folder: string;
let brand: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-sizes-'));
  brand = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => [folder, brand].forEach((place) => rmSync(place, { recursive: true })));

const MADE = new Date('2026-11-23T12:00:00Z');

/** A resized picture as Next stores it, made at noon. */
function keep(href: string, { width = 640, mimeType = 'image/webp', madeAt = MADE } = {}) {
  const place = join(folder, ImageOptimizerCache.getCacheKey({ href, width, quality: 75, mimeType }));
  mkdirSync(place);
  writeFileSync(join(place, '300.1.a.b.webp'), 'bytes');
  utimesSync(place, madeAt, madeAt);
  return () => existsSync(place);
}

const sweep = (files: PublicFile[] | undefined) =>
  sweepSizes({
    folder,
    widths: [640, 1200],
    qualities: [75],
    formats: ['image/avif', 'image/webp'],
    fixed: { '/brand/': brand },
    list: async () => files,
  });
const at = (name: string, changedAt = '2026-11-23T11:00:00.000Z') => ({ name, changedAt });

test('sizes go with the file when it is withdrawn or deleted; those of others stay', async () => {
  writeFileSync(join(brand, 'icon.png'), 'bytes');
  const gone = [
    keep('/cms-api/media/file/withdrawn.jpg'),
    keep('/cms-api/media/file/withdrawn.jpg', { width: 1200, mimeType: '' }),
    keep('/cms-api/media/file/withdrawn.jpg', { mimeType: 'image/avif' }),
    keep('/brand/removed.png'),
  ];
  const good = [
    keep('/cms-api/media/file/shown.jpg'),
    keep('/cms-api/media/file/shown.jpg', { mimeType: '' }),
    keep('/cms-api/media/file/shown.jpg', { mimeType: 'image/avif' }),
    keep('/cms-api/media/file/a%20b.jpg'),
    keep('/brand/icon.png'),
  ];
  expect(await sweep([at('shown.jpg'), at('a b.jpg')])).toBe(true);
  expect([gone.some((isThere) => isThere()), good.every((isThere) => isThere())]).toEqual([false, true]);
});

test('those that were made before the file was replaced go too', async () => {
  const old = keep('/cms-api/media/file/shown.jpg');
  const later = keep('/cms-api/media/file/shown.jpg', {
    width: 1200,
    madeAt: new Date('2026-11-23T14:00:00Z'),
  });
  await sweep([at('shown.jpg', '2026-11-23T13:00:00.000Z')]);
  expect([old(), later()]).toEqual([false, true]);
});

test('one that may still be being written is looked at again', async () => {
  const young = keep('/cms-api/media/file/withdrawn.jpg', { madeAt: new Date() });
  expect([await sweep([]), young()]).toEqual([false, true]);
});

test('nothing goes while it is not known what is public', async () => {
  const kept = keep('/cms-api/media/file/shown.jpg');
  expect([await sweep(undefined), kept()]).toEqual([false, true]);
});
