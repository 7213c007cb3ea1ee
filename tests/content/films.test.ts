import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { cleanMp4 } from '@/server/media/mp4';
import { cleanWebm } from '@/server/media/webm';
import { box, element, numbers, track } from '../helpers/boxes';

const PLACE = '+26.7153-080.0534/';
const secret = (film: Buffer) => film.includes(PLACE) || film.includes('SECRET');

describe('MP4', () => {
  const start = box('ftyp', 'isom', numbers(512), 'isommp42');
  const media = box('mdat', 'PICTURES', `SECRET ${PLACE}`, 'SOUND', 'SECRET BEHIND');
  const at = start.length + 8;
  const film = (...more: Buffer[]) =>
    Buffer.concat([
      start,
      media,
      box(
        'moov',
        box('mvhd', numbers(0, 0xdddddddd, 0xdddddddd, 1000, 2000), Buffer.alloc(80)),
        track('vide', at, [4, 4], box('udta', box('name', 'SECRET'))),
        track('meta', at + 8, [7, PLACE.length]),
        track('soun', at + 8 + 7 + PLACE.length, [2, 3]),
        box('udta', box('\u00a9xyz', PLACE), box('meta', 'SECRET')),
        box('meta', box('ilst', `SECRET ${PLACE}`)),
      ),
      ...more,
    ]);

  test('of a phone loses the place, the dates and everything that is neither picture nor sound', () => {
    const given = film(box('uuid', 'SECRET'), box('free', 'SECRET'));
    expect(secret(given)).toBe(true);
    const clean = cleanMp4(given);
    expect(secret(clean)).toBe(false);
    expect(clean.includes(Buffer.from('dddddddd', 'hex'))).toBe(false);
    expect(clean.length).toBe(given.length);
    expect(clean.includes('PICTURES')).toBe(true);
    expect(clean.includes('SOUND')).toBe(true);
    expect(clean.includes('stco')).toBe(true);
  });

  test('of our own stays as it plays: only its descriptions are emptied', () => {
    const given = readFileSync('src/assets/hero.mp4');
    const clean = cleanMp4(given);
    const media = given.indexOf('mdat');
    const size = given.readUInt32BE(media - 4);
    expect(clean.subarray(media, media - 4 + size).equals(given.subarray(media, media - 4 + size))).toBe(
      true,
    );
    expect(clean.includes('udta')).toBe(false);
    expect(cleanMp4(clean).equals(clean)).toBe(true);
  });

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('this is no film at all, only words')],
    ['bytes behind the end', Buffer.concat([film(), Buffer.from('PK\u0003\u0004 SECRET archive')])],
    ['half of it', film().subarray(0, -30)],
    ['fragments', film(box('moof', box('mfhd', numbers(0, 1))))],
    ['a chunk outside of the file', Buffer.concat([start, box('moov', track('vide', 99_999, [4, 4]))])],
    ['a box larger than the file', Buffer.concat([start, numbers(0x7fffffff), Buffer.from('moov')])],
    ['a table that promises more than it has', promising(film())],
  ])('with %s is refused', (_, given) => {
    expect(() => cleanMp4(given)).toThrow(/^This film /);
  });
});

/** Says that the table of chunks has a thousand rows. */
function promising(film: Buffer) {
  film.writeUInt32BE(1000, film.indexOf('stco') + 8);
  return film;
}

describe('WebM', () => {
  const head = element('1a45dfa3', element('4282', 'webm'));
  const film = (...more: Buffer[]) =>
    Buffer.concat([
      head,
      element(
        '18538067',
        element(
          '1549a966',
          element('2ad7b1', numbers(1000)),
          element('7ba9', 'SECRET'),
          element('4461', PLACE),
        ),
        element('1654ae6b', 'TRACKS'),
        element('1254c367', `SECRET ${PLACE}`),
        element('1941a469', 'SECRET file'),
        element('1f43b675', element('e7', numbers(0)), element('a3', 'PICTURES'), element('ec', 'SECRET')),
      ),
      ...more,
    ]);

  test('loses titles, dates, tags and attachments, and what lies behind its end', () => {
    const given = film();
    const clean = cleanWebm(Buffer.concat([given, Buffer.from('PK SECRET archive')]));
    expect(secret(clean)).toBe(false);
    expect(clean.length).toBe(given.length);
    expect(clean.includes('PICTURES')).toBe(true);
    expect(clean.includes('TRACKS')).toBe(true);
    expect(cleanWebm(clean).equals(clean)).toBe(true);
  });

  test('of our own keeps its pictures', () => {
    const given = readFileSync('src/assets/hero.webm');
    const clean = cleanWebm(given);
    expect(clean.length).toBe(given.length);
    let changed = 0;
    for (let at = 0; at < given.length; at += 1) if (given[at] !== clean[at]) changed += 1;
    expect(changed).toBeLessThan(1000);
    expect([given.includes('ENCODER'), clean.includes('ENCODER')]).toEqual([true, false]);
  });

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['half of it', film().subarray(0, -20)],
    ['another head', element('18538067', 'x')],
    [
      'no known length',
      Buffer.concat([head, Buffer.from('1853806701ffffffffffffff', 'hex'), Buffer.from('x')]),
    ],
  ])('with %s is refused', (_, given) => {
    expect(() => cleanWebm(given)).toThrow(/^This film /);
  });
});
