import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { asString, prop } from '@/content/json';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { published, richText } from '../../helpers/fixtures/content';
import { XSS_CORPUS } from '../../helpers/fixtures/xss-corpus';
import { payloads, strangersIn } from '../../helpers/fixtures/xss-fixtures';

let cms: Payload;
let pixel: Buffer;
beforeAll(async () => {
  cms = await openCms();
  pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}, 60_000);
afterAll(closeCms);

const pictureOf = async (alt: string, index: number) => {
  const file = { data: pixel, mimetype: 'image/png', name: `pixel-${index}.png`, size: pixel.length };
  return cms.create({ collection: 'media', data: { alt }, file });
};

const uploadNode = (value: unknown, caption: string) => ({
  type: 'upload',
  version: 3,
  format: '',
  relationTo: 'media',
  value,
  fields: { caption },
});

const FIELDS = ['text1', 'symptoms', 'treatments'] as const;

test('thousands of payloads as words, captions and alternative texts leave only what an article needs in the answers of the API', async () => {
  const pictures = await Promise.all(
    XSS_CORPUS.map((vector, index) => pictureOf(`Poster: text 988 ${vector}`.slice(0, 300), index)),
  );
  const part = (field: number) => payloads().filter((_, index) => index % FIELDS.length === field);
  const hostile = (field: number) => {
    const text = richText(...part(field).map((payload) => `Call or text 988 ${payload} 911`));
    const uploads = part(field).map((payload, index) =>
      // A caption has at most 200 characters.
      uploadNode(pictures[index % pictures.length]?.id, `Text HELLO to 988 ${payload}`.slice(0, 200)),
    );
    return { root: { ...text.root, children: [...text.root.children, ...uploads] } };
  };
  const texts = Object.fromEntries(FIELDS.map((field, index) => [field, hostile(index)]));
  const data = { title: 'Hostile', slug: 'hostile', ...texts, ...published };
  await cms.create({ collection: 'conditions', data });
  const { data: answer } = (await askJson('/api/conditions/hostile')) as { data: unknown };
  for (const [index, field] of FIELDS.entries()) {
    const html = asString(prop(answer, field));
    expect(html.match(/<figure>/g)).toHaveLength(part(index).length);
    expect(html).toContain('<a href="sms:988">text</a>');
    expect([field, ...new Set(strangersIn(html))]).toEqual([field]);
  }
}, 120_000);
