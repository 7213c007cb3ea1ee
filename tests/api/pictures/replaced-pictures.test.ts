import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Media } from '@/payload-types';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms } from '../../helpers/cms/ask-cms';
import { published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

const painted = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Sends a picture as the panel does: the focal point comes with the sizes of the former picture. */
async function send(
  method: 'POST' | 'PATCH',
  path: string,
  data: Buffer | null,
  name: string,
  fields: object | null = { alt: 'A wall' },
) {
  const form = new FormData();
  if (fields) form.set('_payload', JSON.stringify(fields));
  if (data) form.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), name);
  const { status, text } = await askCms(path, { method, body: form, token: staff.tokens.editor });
  return { status, text, doc: (JSON.parse(text) as { doc?: Media }).doc };
}

async function newPicture(name: string, width = 400) {
  const { doc } = await send('POST', '/media', await painted(width, 300, 'red'), name);
  return doc as Media;
}
const storedOf = (id: string) => cms.findByID({ collection: 'media', id, depth: 0 });
const formersOf = async (id: string) =>
  (
    await cms.find({
      collection: 'media',
      trash: true,
      depth: 0,
      where: { formerOf: { equals: id } },
    })
  ).docs;
const show = (id: string) =>
  cms.create({
    collection: 'team-members',
    data: { name: 'Ada', title: 'Director', image: id, ...published },
  });
const statusOf = async (name: unknown) => (await askCms(`/media/file/${String(name)}`)).status;
const putBack = (picture: string, former: unknown, who: 'editor' | 'intake' = 'editor') =>
  staff.as(who, '/media/put-back', 'POST', { picture, former });

test('a replaced picture keeps its own size when the focal point is set with the sizes of the one before', async () => {
  const { id } = await newPicture('wall.jpg', 400);
  const edits =
    'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=400&uploadEdits[heightInPixels]=300';
  const { status } = await send('PATCH', `/media/${id}?${edits}`, await painted(900, 700, 'blue'), 'sea.jpg');
  expect([status, await storedOf(id)]).toMatchObject([
    200,
    { width: 900, height: 700, focalX: 20, focalY: 80 },
  ]);
  expect((await send('PATCH', `/media/${id}?${edits}`, null, '')).status).toBe(200);
  expect(await storedOf(id)).toMatchObject({ width: 900, height: 700 });
  const { text } = await send('POST', `/media?${edits}`, await painted(800, 600, 'blue'), 'new.jpg');
  expect(JSON.parse(text)).toMatchObject({ doc: { width: 800, height: 600, focalX: 20 } });
});

test('a replacement is public at once, its former file is kept, byte for byte, and can be put back as often as one likes', async () => {
  const before = await newPicture('garden.jpg');
  const { id } = before;
  await show(id);
  const bytes = (await askCms(`/media/file/${before.filename}`)).text;
  const { doc: after } = await send('PATCH', `/media/${id}`, await painted(900, 700, 'blue'), 'sea.jpg', {
    alt: 'The sea',
  });
  expect(after).toMatchObject({ alt: 'The sea', width: 900, filename: expect.stringMatching(/^sea-/) });
  expect(await storedOf(id)).toMatchObject({ alt: 'The sea', width: 900, filename: after?.filename });
  expect([await statusOf(after?.filename), await statusOf(before.filename)]).toEqual([200, 404]);

  const [former] = await formersOf(id);
  expect(former).toMatchObject({ filename: before.filename, width: 400, replacedBy: 'The editor' });
  expect((await putBack(id, former?.id, 'intake')).status).toBe(403);
  expect((await putBack(id, id)).status).toBe(404);
  expect((await putBack(id, former?.id)).status).toBe(200);
  expect(await storedOf(id)).toMatchObject({ alt: 'The sea', width: 400, filename: before.filename });
  expect([await statusOf(after?.filename), await statusOf(before.filename)]).toEqual([404, 200]);
  expect((await askCms(`/media/file/${before.filename}`)).text).toBe(bytes);

  expect((await putBack(id, former?.id)).status).toBe(200);
  expect(await storedOf(id)).toMatchObject({ width: 900, filename: after?.filename });
  expect(await formersOf(id)).toHaveLength(1);
});

test('a former file that is restored from the trash is a picture of its own', async () => {
  const { id } = await newPicture('one.jpg');
  await send('PATCH', `/media/${id}`, await painted(900, 700, 'blue'), 'two.jpg');
  const [former] = await formersOf(id);
  const restored = await staff.as('editor', `/media/${former?.id}?trash=true`, 'PATCH', { deletedAt: null });
  expect(restored.status).toBe(200);
  expect(await formersOf(id)).toEqual([]);
  expect((await putBack(id, former?.id)).status).toBe(404);
});

test('a replacement that is refused changes nothing and leaves nothing behind', async () => {
  const before = await newPicture('calm.jpg');
  const refused = await send('PATCH', `/media/${before.id}`, await painted(900, 700, 'blue'), 'x.jpg', {
    alt: ' ',
  });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('alt')]);
  const noPicture = await send('PATCH', `/media/${before.id}`, Buffer.from('no picture'), 'x.jpg');
  expect(noPicture.status).toBe(400);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await painted(9, 7, 'blue'))], { type: 'image/jpeg' }), 'x.jpg');
  const query = `?where[id][equals]=${before.id}`;
  const many = await askCms(`/media${query}`, { method: 'PATCH', body: form, token: staff.tokens.editor });
  expect([many.status, many.text]).toEqual([400, expect.stringContaining('one picture at a time')]);
  expect(await storedOf(before.id)).toMatchObject({ filename: before.filename, width: 400 });
  expect(await formersOf(before.id)).toEqual([]);
  const token = staff.tokens.intake;
  const forbidden = await askCms(`/media/${before.id}`, { method: 'PATCH', body: form, token });
  expect(forbidden.status).toBe(403);
});

test.each([
  ['the name of a file as its words', 'new-photo.jpg', 'name of the file'],
  ['words that are too long', 'A wall. '.repeat(50), '300 characters'],
  ['words that are no text', ['A wall'], 'what the picture shows'],
  ['no words', null, 'what the picture shows'],
])('a replacement with %s is refused before the files are exchanged', async (_, alt, sentence) => {
  const before = await newPicture('pond.jpg');
  await show(before.id);
  const picture = await painted(900, 700, 'blue');
  const { status, text } = await send('PATCH', `/media/${before.id}`, picture, 'sea.jpg', { alt });
  expect([status, text]).toEqual([400, expect.stringContaining(sentence)]);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ data: { errors: [{ path: 'alt' }] } }] });
  expect(await storedOf(before.id)).toMatchObject({ filename: before.filename, alt: 'A wall', width: 400 });
  expect([await formersOf(before.id), await statusOf(before.filename)]).toEqual([[], 200]);
});

test('a replacement of a picture whose stored words would be refused is refused as well', async () => {
  const before = await newPicture('reed.jpg');
  await cms.db.updateOne({ collection: 'media', id: before.id, data: { alt: 'reed.jpg' } });
  const picture = await painted(900, 700, 'blue');
  const { status } = await send('PATCH', `/media/${before.id}`, picture, 'sea.jpg', null);
  expect(status).toBe(400);
  expect(await storedOf(before.id)).toMatchObject({ filename: before.filename, width: 400 });
});

test('a picture cannot be replaced and deleted at once', async () => {
  const before = await newPicture('moss.jpg');
  await show(before.id);
  const picture = await painted(900, 700, 'blue');
  const fields = { alt: 'Moss', deletedAt: new Date().toISOString() };
  const { status } = await send('PATCH', `/media/${before.id}`, picture, 'sea.jpg', fields);
  expect(status).toBe(400);
  expect(await storedOf(before.id)).toMatchObject({ filename: before.filename, width: 400 });
});

test('a picture that is shown cannot go to the trash; one that is not can, is not public there, and comes back', async () => {
  const { id, filename } = await newPicture('bench.jpg');
  const person = await show(id);
  const trash = () => staff.as('editor', `/media/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
  expect([(await trash()).status, (await trash()).text]).toEqual([
    409,
    expect.stringContaining('“Ada” (Image)'),
  ]);
  await cms.update({ collection: 'team-members', id: person.id, data: { image: null } as never });
  expect((await trash()).status).toBe(200);
  expect((await staff.as('editor', `/media/${id}`)).status).toBe(404);

  // Restored into a page in another way, such as an earlier version, it is still not public.
  await cms.db.updateOne({ collection: 'team-members', id: person.id, data: { image: id } });
  expect(await statusOf(filename)).toBe(404);
  const restored = await staff.as('editor', `/media/${id}?trash=true`, 'PATCH', { deletedAt: null });
  expect([restored.status, await statusOf(filename)]).toEqual([200, 200]);
});

test('the name of a file stays readable, with a part that cannot be guessed', async () => {
  const names: unknown[] = [];
  const data = readFileSync('src/assets/team-01.jpg');
  for (const name of ['Garden.JPG', 'Der Garten (2).jpeg', '8.jpg', '庭園.jpg'])
    names.push((await send('POST', '/media', data, name, { alt: 'A garden by the sea' })).doc?.filename);
  expect(names).toEqual([
    expect.stringMatching(/^garden-[\da-f]{24}\.jpg$/),
    expect.stringMatching(/^der-garten-2-[\da-f]{24}\.jpg$/),
    expect.stringMatching(/^a-garden-by-the-sea-[\da-f]{24}\.jpg$/),
    expect.stringMatching(/^a-garden-by-the-sea-[\da-f]{24}\.jpg$/),
  ]);
});

test('a replacement brings no name or kind of its own for the file', async () => {
  const { id } = await newPicture('bench.jpg');
  for (const [filename, status] of [
    ['another.html', 200],
    ['../site.db', 400],
  ] as const) {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'A bench', filename, mimeType: 'text/html', filesize: 1 }));
    const picture = await painted(500, 300, 'green');
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'b.jpg');
    const token = staff.tokens.editor;
    const answer = await askCms(`/media/${id}`, { method: 'PATCH', body: form, token });
    expect([filename, answer.status]).toEqual([filename, status]);
    expect(await storedOf(id)).toMatchObject({
      filename: expect.stringMatching(/^b-[\da-f]{24}\.jpg$/),
      mimeType: 'image/jpeg',
    });
  }
});
