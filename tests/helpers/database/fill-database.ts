import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getCms } from '@/server/cms/payload';
import { seedContent } from '../../../seed/seed';
import { mongoDocuments } from './mongo';
import { writeWhole } from './sqlite-file';
import { createCategory, richText } from '../fixtures/content';

/**
 * Run as a process with a new database in DATABASE_URI: fills it as a center does in its first weeks, with
 * words of its own in every collection that visitors see, and packs it into the folder
 * (tests/fixtures/old-databases/README.md).
 */
const [folder = ''] = process.argv.slice(2);
const PUBLISHED = { _status: 'published' } as const;
const OVER = { overrideAccess: true } as const;

const cms = await getCms();
await seedContent(cms, {
  start: 'own',
  center: {
    name: 'Harbor Light',
    phone: '(561) 212-0188',
    email: 'hello@harborlight.org',
    address: '12 Pier Road\nJupiter, FL 33477',
    hours: 'Monday - Friday: 8:00 AM - 5:00 PM',
  },
});

const person = await cms.create({
  collection: 'team-members',
  data: { name: 'Ada Elm, MD', title: 'Physician', bio: 'Has kept the light for ten years.', ...PUBLISHED },
  ...OVER,
});
const review = {
  author: person.id,
  reviewer: person.id,
  reviewedOn: '2026-11-02T12:00:00.000Z',
  nextReviewOn: '2027-11-02T12:00:00.000Z',
};
const anxiety = await publish('conditions', 'anxiety', {
  title: 'Anxiety, at the harbor',
  summary: 'What the harbor does about it.',
  review,
});
await publish('therapies', 'cbt', {
  title: 'CBT, at the harbor',
  summary: 'Thoughts, charted.',
  review,
});
const spanish = await cms.create({
  collection: 'conditions',
  data: {
    title: 'Ansiedad, en el puerto',
    slug: 'ansiedad',
    summary: 'Lo que hace el puerto.',
    heading1: 'Cuando la preocupación no para',
    text1: richText('Todos nos preocupamos.'),
    language: 'es',
    translationOf: anxiety.id,
    review,
    ...PUBLISHED,
  },
  ...OVER,
});
await cms.create({
  collection: 'blog',
  data: {
    title: 'When the lamp is out',
    slug: 'when-the-lamp-is-out',
    excerpt: 'What we do on such a night.',
    content: richText('We light another one.', `Tambien en español: ${spanish.title}.`),
    publishedOn: '2026-11-03T12:00:00.000Z',
    category: await createCategory(cms, 'Living with it'),
    review,
    ...PUBLISHED,
  },
  ...OVER,
});
await cms.create({
  collection: 'extra-pages',
  data: {
    title: 'How to reach the harbor',
    slug: 'how-to-reach-the-harbor',
    subtitle: 'By road and by water',
    blocks: [{ blockType: 'text', heading: 'By road', text: richText('Take the road to the pier.') }],
    review,
    ...PUBLISHED,
  },
  ...OVER,
});
await cms.create({
  collection: 'credentials',
  data: {
    kind: 'license',
    name: 'Clinic license',
    issuedBy: 'State of Florida',
    number: 'HL 1',
    ...PUBLISHED,
  },
  ...OVER,
});
await cms.create({
  collection: 'contact-messages',
  data: {
    firstName: 'Ben',
    lastName: 'Tern',
    email: 'ben@tern.example',
    message: 'May I see the lamp room?',
    status: 'new',
    idempotencyKey: 'the-first-message',
  },
  ...OVER,
});
await cms.destroy();

mkdirSync(folder, { recursive: true });
const { DATABASE_URI = '' } = process.env;
const store = (name: string, content: Buffer | string) =>
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
if (DATABASE_URI.startsWith('file:')) {
  const whole = join(tmpdir(), `whole-${process.pid}.db`);
  await writeWhole(DATABASE_URI, whole);
  store('site.db', readFileSync(whole));
} else {
  const lines = Object.entries(await mongoDocuments(DATABASE_URI)).map(
    ([name, documents]) => `${JSON.stringify(name)}:[${documents.join()}]`,
  );
  store('mongodb.json', `{${lines.join()}}`);
}
process.exit(0);

async function publish(collection: 'conditions' | 'therapies', slug: string, data: object) {
  const where = { slug: { equals: slug } };
  const { docs } = await cms.find({ collection, where, ...OVER });
  if (!docs[0]) throw new Error(`The own start has no ${collection} “${slug}”.`);
  return cms.update({ collection, id: docs[0].id, data: { ...data, ...PUBLISHED }, ...OVER });
}
