import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { env } from '@/services/settings/env';
import { previewToken } from '@/services/auth/preview-token';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms } from '../../helpers/cms/ask-cms';
import { createPicture, published, richText } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;

beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

const file = (name: string, headers = {}) => askCms(`/media/file/${name}`, { headers });
const statusOf = async (name: string) => (await file(name)).status;

async function upload(data: Buffer, name: string, type = 'image/jpeg') {
  const form = new FormData();
  // The prefix is ignored: Payload would look for it in a column that does not exist.
  form.set('_payload', JSON.stringify({ alt: 'What it shows', prefix: 'elsewhere' }));
  form.set('file', new Blob([new Uint8Array(data)], { type }), name);
  const { status, text } = await askCms('/media', { method: 'POST', body: form, token: staff.tokens.editor });
  const { doc, errors } = JSON.parse(text) as { doc?: { id: string; filename: string }; errors?: unknown };
  return { status, name: doc?.filename ?? '', id: doc?.id ?? '', problem: JSON.stringify(errors) };
}

const picture = () => readFileSync('src/assets/team-01.jpg');

describe('a file is public', () => {
  const name = 'shown.jpg';
  let id = '';
  beforeAll(async () => {
    id = String((await createPicture(cms, { name })).id);
  });

  const inText = () => {
    const text = richText('Words');
    text.root.children.push({
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value: id,
      fields: {},
    } as never);
    return text;
  };

  test.each<[string, () => Promise<() => Promise<unknown>>]>([
    [
      'a person',
      async () => {
        const doc = await cms.create({
          collection: 'team-members',
          data: { name: 'Ada', title: 'Director', image: id, ...published },
        });
        const where = { collection: 'team-members', id: doc.id } as const;
        return () => cms.update({ ...where, data: { _status: 'draft' } });
      },
    ],
    [
      'an article’s text',
      async () => {
        const doc = await cms.create({
          collection: 'blog',
          data: { title: 'T', slug: 't', content: inText(), ...published },
        });
        return () => cms.delete({ collection: 'blog', id: doc.id });
      },
    ],
    [
      'an article that is thrown away later',
      async () => {
        const doc = await cms.create({
          collection: 'blog',
          data: { title: 'U', slug: 'u', image: id, ...published },
        });
        const data = { deletedAt: new Date().toISOString() } as never;
        return () => cms.update({ collection: 'blog', id: doc.id, data });
      },
    ],
    [
      'the site layout',
      async () => {
        await cms.updateGlobal({ slug: 'site-layout', data: { header: { logo: id }, ...published } });
        return () =>
          cms.updateGlobal({ slug: 'site-layout', data: { header: { logo: null }, ...published } });
      },
    ],
  ])('while %s shows it, and gone when it is taken out', async (_, show) => {
    expect(await statusOf(name)).toBe(404);
    const hide = await show();
    const { status, headers } = await file(name);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300, must-revalidate']);
    expect((await file(name, { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
    await hide();
    expect(await statusOf(name)).toBe(404);
  });

  test('not while only a draft shows it; who may see drafts gets it, for no cache', async () => {
    const data = { title: 'D', slug: 'd', image: id, _status: 'draft' as const };
    const { id: draft } = await cms.create({ collection: 'blog', draft: true, data });
    const other = { title: 'E', slug: 'e', _status: 'draft' as const };
    const { id: another } = await cms.create({ collection: 'blog', draft: true, data: other });
    const link = async (of: unknown) => {
      const token = await previewToken(cms, { collection: 'blog', id: String(of) });
      return { Cookie: `payload-preview=${token}` };
    };
    expect(await statusOf(name)).toBe(404);
    for (const headers of [
      { Authorization: `JWT ${staff.tokens.editor}` },
      { Authorization: `JWT ${staff.tokens.admin}` },
      await link(draft),
    ]) {
      const answer = await file(name, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
    for (const headers of [
      { Authorization: `JWT ${staff.tokens.intake}` },
      { Authorization: 'JWT forged' },
      { Cookie: 'payload-preview=forged.token' },
      await link(another),
    ])
      expect((await file(name, headers)).status).toBe(404);
  });
});

test.each([
  'none.jpg',
  'none.jpg?prefix=x',
  '..%2Fsite.db',
  '..%5Csite.db',
  '%00',
  'a%0d%0ab.jpg',
  '.',
  '%2e%2e',
  'shown.jpg%2F..%2F..%2Fsite.db',
  '../../../../etc/passwd',
])('the file %s is nothing, quietly', async (name) => {
  const log = jest.spyOn(cms.logger, 'error');
  const { status } = await file(name);
  expect([status >= 400, status < 500]).toEqual([true, true]);
  // Staff may see every existing file, so that only the name matters.
  const staffs = await file(name, { Authorization: `JWT ${staff.tokens.admin}` });
  expect(staffs.status).toBeLessThan(500);
  expect(staffs.text).not.toMatch(/SQLite format|root:/);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('a file whose record is there but which is missing on the disk is nothing, quietly', async () => {
  const { filename } = await createPicture(cms, { name: 'lost.jpg' });
  const { unlink } = await import('node:fs/promises');
  await unlink(join(env.mediaDir, String(filename)));
  const log = jest.spyOn(cms.logger, 'error');
  expect((await file('lost.jpg', { Authorization: `JWT ${staff.tokens.admin}` })).status).toBe(404);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

describe('an upload', () => {
  test('gets a name that cannot be guessed, with the extension of its content', async () => {
    const first = await upload(picture(), 'Jane Doe’s room.JPG');
    const second = await upload(picture(), 'Jane Doe’s room.JPG');
    for (const { name } of [first, second]) expect(name).toMatch(/^jane-does-room-[\da-f]{24}\.jpg$/);
    expect(first.name).not.toBe(second.name);
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await upload(png, 'page.html', 'text/html')).name).toMatch(/^page-[\da-f]{24}\.png$/);
    expect((await upload(png, '../../../x.php', 'image/jpeg')).name).toMatch(/^x-[\da-f]{24}\.png$/);
    const film = await upload(readFileSync('src/assets/hero.webm'), 'film.mp4', 'video/mp4');
    expect(film.name).toMatch(/^film-[\da-f]{24}\.webm$/);
  });

  test('loses what a camera wrote into it, and what was hung on behind', async () => {
    const given = await sharp(picture())
      .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitude: '26/1 42/1 55/1' } })
      .jpeg()
      .toBuffer();
    const { name, status } = await upload(Buffer.concat([given, Buffer.from('SECRET <script>')]), 'a.jpg');
    expect([given.includes('SECRET'), status]).toEqual([true, 201]);
    const stored = readFileSync(join(env.mediaDir, name));
    expect([stored.includes('SECRET'), stored.includes('Exif')]).toEqual([false, false]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('of a %s loses every word in it', async (format) => {
    const words = { Artist: 'SECRET', ImageDescription: 'SECRET', Software: 'SECRET' };
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" SECRET="SECRET"/></rdf:RDF></x:xmpmeta>`;
    const made = await sharp(picture())
      .resize(300)
      .withIccProfile('p3')
      .withExif({ IFD0: words, IFD3: { GPSLatitude: '26/1 42/1 55/1' } })
      .withXmp(xmp)
      .toFormat(format)
      .toBuffer();
    const given = format === 'png' ? withText(made, 'Comment\0SECRET') : made;
    const { name, status } = await upload(given, `a.${format}`);
    expect([given.includes('SECRET'), status]).toEqual([true, 201]);
    const stored = readFileSync(join(env.mediaDir, name));
    expect(stored.includes('SECRET')).toBe(false);
    const { exif, xmp: kept, icc, iptc, comments } = await sharp(stored).metadata();
    expect({ exif, kept, icc, iptc, comments }).toEqual({});
  });

  test('of a film loses what was written about it', async () => {
    const given = readFileSync('src/assets/hero.mp4');
    const { name, status } = await upload(given, 'walk.mov', 'video/quicktime');
    expect([status, name]).toEqual([201, expect.stringMatching(/\.mp4$/)]);
    const stored = readFileSync(join(env.mediaDir, name));
    expect([given.includes('udta'), stored.includes('udta')]).toEqual([true, false]);
  });

  test('of a second film waits until the first one of the account is read', async () => {
    const film = readFileSync('src/assets/hero.mp4');
    const answers = await Promise.all([1, 2, 3].map((number) => upload(film, `walk-${number}.mp4`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(answers.map(({ problem = '' }) => problem).join()).toContain('Another film of yours');
    expect((await upload(film, 'walk-4.mp4')).status).toBe(201);
  });

  test('in place of another file gets a name of its own, and the former file is gone when the trash is emptied', async () => {
    const { id, name } = await upload(picture(), 'one.jpg');
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'Another one' }));
    form.set('file', new Blob([new Uint8Array(readFileSync('src/assets/team-02.jpg'))]), 'two.jpg');
    const { status, text } = await askCms(`/media/${id}`, {
      method: 'PATCH',
      body: form,
      token: staff.tokens.editor,
    });
    expect([status, text]).toEqual([200, expect.stringMatching(/"filename":"two-[\da-f]{24}\.jpg"/)]);
    expect(readdirSync(env.mediaDir)).toContain(name);
    const where = { formerOf: { equals: id } };
    await cms.delete({ collection: 'media', where, trash: true });
    expect(readdirSync(env.mediaDir)).not.toContain(name);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  test.each<[string, Buffer | string, string, string]>([
    ['words that are called a film', 'Only words, no film.', 'a.mp4', 'video/mp4'],
    ['words that are called a picture', '<script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
    ['a drawing', svg, 'a.svg', 'image/svg+xml'],
    ['a drawing that is called a picture', `<?xml version="1.0"?>${svg}`, 'a.png', 'image/png'],
    ['a program', '\u007fELF\u0002\u0001\u0001', 'a.webp', 'image/webp'],
    ['an animation of the old kind', 'GIF89a\u0001\u0000\u0001\u0000', 'a.gif', 'image/gif'],
    ['half a picture', readFileSync('src/assets/team-01.jpg').subarray(0, 40), 'a.jpg', 'image/jpeg'],
    ['half a film', readFileSync('src/assets/hero.mp4').subarray(0, 5000), 'a.mp4', 'video/mp4'],
  ])('of %s is refused, with a sentence that helps', async (_, data, name, type) => {
    const before = readdirSync(env.mediaDir).length;
    const { status, problem } = await upload(Buffer.from(data), name, type);
    expect([status, problem]).toEqual([
      400,
      expect.stringMatching(/This (is no picture|picture is damaged|film)/),
    ]);
    expect(readdirSync(env.mediaDir)).toHaveLength(before);
  });

  test('of a picture that is too large is refused by its header, without decoding it', async () => {
    // The header of a PNG of 30,000 by 30,000 pixels, without data.
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const { status, problem } = await upload(png, 'wall.png', 'image/png');
    expect([status, problem]).toEqual([400, expect.stringContaining('30,000 × 30,000 pixels')]);
  });
});

/** A PNG with a text chunk after its header. */
function withText(png: Buffer, words: string): Buffer {
  const body = Buffer.from(`tEXt${words}`, 'latin1');
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), size, body, sum, png.subarray(33)]);
}

test('what the site keeps there is not served by another name of the same folder', async () => {
  writeFileSync(join(env.mediaDir, 'left-over.jpg'), picture());
  expect(await statusOf('left-over.jpg')).toBe(404);
});
