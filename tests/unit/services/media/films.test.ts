import { describe, expect, test } from '@jest/globals';
import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { cleanFilm, UnusableFilm } from '@/services/media/clean-film';
import { areTablesSound } from '@/services/media/film-tables.mjs';
import { box, element, numbers, track } from '../../../helpers/browser/boxes';
import { asOfPhone, mp4, playedOf, webm, withNames, withTable } from '../../../helpers/fixtures/films';

const PLACE = '+26.7153-080.0534/';
/** Short enough for every field that is patched. */
const SECRET = 'SECRET-7';
const tells = (film: Buffer) => film.includes(SECRET) || film.includes(PLACE);

describe('a film keeps its pictures and loses what was written about it', () => {
  const place = box(
    'udta',
    box('\u00a9xyz', numbers((PLACE.length << 16) | 0x15c7), PLACE),
    box(
      'meta',
      numbers(0),
      box('hdlr', numbers(0, 0), 'mdir', Buffer.alloc(13)),
      box('ilst', box('\u00a9nam', box('data', numbers(1, 0), SECRET))),
    ),
  );
  const measured = track('meta', 8, [4, 4], box('udta', box('name', SECRET)));
  test.each<[string, 'mp4' | 'webm', () => Promise<Buffer>]>([
    [
      'MP4 of a phone: handler, compressor, place, a track of measurements',
      'mp4',
      async () => asOfPhone(mp4(), SECRET, place, measured),
    ],
    [
      'MP4 of a program: names of tracks, tags, a cover',
      'mp4',
      () => withNames(mp4(), new Mp4OutputFormat(), SECRET),
    ],
    [
      'MP4 in fragments',
      'mp4',
      () => withNames(mp4(), new Mp4OutputFormat({ fastStart: 'fragmented' }), SECRET),
    ],
    [
      'WebM of a program: names of tracks, tags, an attachment',
      'webm',
      () => withNames(webm(), new WebMOutputFormat(), SECRET),
    ],
    [
      'WebM recorded live, of unknown length',
      'webm',
      () => withNames(webm(), new WebMOutputFormat({ appendOnly: true }), SECRET),
    ],
    [
      'WebM with bytes behind its end',
      'webm',
      async () => Buffer.concat([webm(), Buffer.from(`PK ${SECRET}`)]),
    ],
  ])('%s', async (_, kind, make) => {
    const given = await make();
    const clean = await cleanFilm(given, kind);
    expect([tells(given), tells(clean)]).toEqual([true, false]);
    expect(clean.includes('2019')).toBe(false);
    expect(await playedOf(clean)).toEqual(await playedOf(given));
  });

  test.each(['mp4', 'webm'] as const)('our own %s, twice the same', async (kind) => {
    const given = kind === 'mp4' ? mp4() : webm();
    const clean = await cleanFilm(given, kind);
    for (const trace of ['Lavf', 'ENCODER', 'udta']) expect(clean.includes(trace)).toBe(false);
    expect(Math.abs(clean.length - given.length)).toBeLessThan(2000);
    expect(await playedOf(clean)).toEqual(await playedOf(given));
    expect(await playedOf(await cleanFilm(clean, kind))).toEqual(await playedOf(given));
  });
});

const BILLIONS = 0xfffffff0;
const start = () => mp4().subarray(0, mp4().readUInt32BE(0));
const nested = (depth: number) =>
  Array.from({ length: depth }).reduce<Buffer>((inner) => box('moov', inner), Buffer.alloc(0));
const huge = Buffer.from('000000016d6f6f767fffffffffffffff', 'hex');
const ebml = element('1a45dfa3', element('4282', 'webm'));
const unknownLength = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');

describe('a film that is damaged, or built to harm, is refused with a sentence while others are served', () => {
  test.each<[string, 'mp4' | 'webm', () => Buffer]>([
    ['nothing', 'mp4', () => Buffer.alloc(0)],
    ['text', 'mp4', () => Buffer.from('this is no film at all, only words')],
    ['half of it', 'mp4', () => mp4().subarray(0, -300_000)],
    ['its beginning', 'mp4', () => mp4().subarray(0, 2000)],
    ['4 billion pictures of one size', 'mp4', () => withTable(mp4(), 'stsz', 8, 1, BILLIONS)],
    ['4 billion sizes', 'mp4', () => withTable(mp4(), 'stsz', 12, BILLIONS)],
    ['4 billion rows of times', 'mp4', () => withTable(mp4(), 'stts', 8, BILLIONS)],
    ['4 billion pictures of one duration', 'mp4', () => withTable(mp4(), 'stts', 12, BILLIONS)],
    ['4 billion pictures in a chunk', 'mp4', () => withTable(mp4(), 'stsc', 16, BILLIONS)],
    ['4 billion chunks', 'mp4', () => withTable(mp4(), 'stco', 8, BILLIONS)],
    ['chunks outside of the file', 'mp4', () => withTable(mp4(), 'stco', 12, BILLIONS)],
    [
      'tables that agree on 4 billion',
      'mp4',
      () =>
        ['stts', 'stsc'].reduce(
          (film, table) => withTable(film, table, table === 'stts' ? 12 : 16, BILLIONS),
          withTable(mp4(), 'stsz', 8, 1, BILLIONS),
        ),
    ],
    [
      'tables that agree on a million',
      'mp4',
      () =>
        [12, 16].reduce(
          (film, place) => withTable(film, place === 12 ? 'stts' : 'stsc', place, 900_000),
          withTable(mp4(), 'stsz', 8, 1, 900_000),
        ),
    ],
    ['5,000 boxes in each other', 'mp4', () => Buffer.concat([start(), nested(5000)])],
    [
      '200,000 empty boxes',
      'mp4',
      () => Buffer.concat([start(), ...Array.from({ length: 200_000 }, () => box('free'))]),
    ],
    [
      '50,000 empty tracks',
      'mp4',
      () => Buffer.concat([start(), box('moov', ...Array.from({ length: 50_000 }, () => box('trak')))]),
    ],
    ['a box of 2 to the 63rd', 'mp4', () => Buffer.concat([start(), huge, numbers(0, 0)])],
    [
      'a box larger than the file',
      'mp4',
      () => Buffer.concat([start(), numbers(0x7fffffff), Buffer.from('moov')]),
    ],
    ['nothing', 'webm', () => Buffer.alloc(0)],
    ['half of it', 'webm', () => webm().subarray(0, -300_000)],
    ['a head alone', 'webm', () => ebml],
    [
      'parts of unknown length',
      'webm',
      () => Buffer.concat([ebml, unknownLength('18538067'), unknownLength('1f43b675'), Buffer.from('x')]),
    ],
    [
      'a part longer than can be counted',
      'webm',
      () =>
        Buffer.concat([
          ebml,
          Buffer.from('1853806701fffffffffffffe', 'hex'),
          Buffer.from('1f43b67501fffffffffffffe', 'hex'),
        ]),
    ],
    [
      '200,000 empty parts',
      'webm',
      () =>
        Buffer.concat([
          ebml,
          element('18538067', Buffer.from(element('1f43b675').toString('hex').repeat(200_000), 'hex')),
        ]),
    ],
  ])(
    '%s (%s)',
    async (_, kind, make) => {
      const film = make();
      const before = process.cpuUsage();
      const refused = await cleanFilm(film, kind, { timeMs: 20_000, processorS: 5, memoryMb: 64 }).catch(
        (error: unknown) => error,
      );
      const { user, system } = process.cpuUsage(before);
      expect(refused).toBeInstanceOf(UnusableFilm);
      expect(String(refused)).toMatch(/This film .*\. Export it again as MP4/);
      // The server's own CPU time, in microseconds: reading such a film in the server took 41 seconds.
      expect(user + system).toBeLessThan(500_000);
    },
    30_000,
  );
});

describe('what crafted tables promise is found by multiplication, before the library follows it', () => {
  const MILLION = 1_000_000;
  test.each<[string, number, number[]]>([
    ['stts', 8, [BILLIONS]],
    ['stts', 12, [BILLIONS]],
    ['stts', 12, [MILLION]],
    ['stsc', 16, [BILLIONS]],
    ['stsc', 16, [MILLION]],
    ['stsz', 8, [1, BILLIONS]],
    ['stsz', 8, [BILLIONS, 2]],
    ['stsz', 12, [BILLIONS]],
    ['stco', 8, [BILLIONS]],
  ])('%s with another number at byte %d: %j', (table, offset, values) => {
    expect(areTablesSound(mp4())).toBe(true);
    expect(areTablesSound(withTable(mp4(), table, offset, ...values))).toBe(false);
  });

  test('fragments, tracks and boxes', () => {
    const fragment = (samples: number) => box('moof', box('traf', box('trun', numbers(0, samples))));
    const film = (...more: Buffer[]) => Buffer.concat([mp4(), ...more]);
    expect(areTablesSound(film(fragment(1000), fragment(1000)))).toBe(true);
    expect(areTablesSound(film(fragment(BILLIONS)))).toBe(false);
    expect(areTablesSound(film(...Array.from({ length: 200 }, () => fragment(1000))))).toBe(false);
    expect(areTablesSound(film(...Array.from({ length: 17 }, () => box('trak'))))).toBe(false);
    expect(areTablesSound(film(Buffer.concat(Array.from({ length: 200_000 }, () => box('free')))))).toBe(
      false,
    );
  });

  test('a film that uses up its time of a processor ends there, however long it may take', async () => {
    const samples = 149_000;
    const slow = [12, 16].reduce(
      (film, place) => withTable(film, place === 12 ? 'stts' : 'stsc', place, samples),
      withTable(mp4(), 'stsz', 8, 1, samples),
    );
    expect(areTablesSound(slow)).toBe(true);
    await expect(cleanFilm(slow, 'mp4', { timeMs: 60_000, processorS: 0.1, memoryMb: 128 })).rejects.toThrow(
      /takes too long to read/,
    );
  }, 60_000);
});
