import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionConfig, CollectionSlug, Payload } from 'payload';
import { requireContentSaid } from '@/content/collection-lists';
import { contentAccess } from '@/services/auth/access';
import { revision } from '@/services/revision/state';
import { collections } from '../../../collections';
import { changedBy, drafts, noteWhoChanged } from '../../../collections/admin/drafts';
import { previewOf } from '../../../collections/admin/preview';
import { isDemo } from '../../../collections/demo/is-demo';
import { redirectOnSlugChange, noteSlugChange } from '../../../collections/hooks/redirect-on-slug-change';
import { dueStatements } from '../../../scripts/due-statements';
import { reset } from '../../../seed/reset';
import { seededTexts } from '../../../seed/seeded-words';
import { createPicture, published, richText } from '../../helpers/fixtures/content';

/** A collection written by the recipe in CONTRIBUTING.md: nothing else in the product knows it. */
const questions: CollectionConfig = {
  slug: 'faqs',
  custom: { content: { key: 'slug', page: '/faqs' } },
  labels: { singular: 'Question', plural: 'Questions' },
  admin: { useAsTitle: 'question', preview: previewOf('faqs') },
  access: contentAccess,
  versions: drafts,
  trash: true,
  hooks: {
    beforeChange: [noteWhoChanged, noteSlugChange],
    afterChange: [redirectOnSlugChange],
  },
  fields: [
    { name: 'question', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, unique: true },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    { name: 'answer', type: 'richText' },
    { name: 'condition', type: 'relationship', relationTo: 'conditions' },
    changedBy,
    isDemo,
  ],
};
const slug = 'faqs' as CollectionSlug;
collections.push(questions);

// The configuration is read now.
const { closeCms, openCms } = await import('../../helpers/cms/api');
const { openStaff } = await import('../../helpers/cms/staff');
const { exportContent } = await import('@/server/transfer/export');
const { importContent } = await import('@/server/transfer/import');
const { previewedPath, previewToken } = await import('@/services/auth/preview-token');
const { showPreview } = await import('@/server/handlers/show-preview');
const { editLink } = await import('@/server/editing/edit-link');
const { createUses } = await import('@/server/files/references');
const { findRedirect } = await import('@/server/cms/redirects');
const { demoShown, remainingDemoContent } = await import('@/server/cms/demo-remaining');
const { whatNeedsAttention } = await import('@/panel/dashboard/attention/attention');
const { isMarked } = await import('../../../collections/demo/is-marked');
const { rememberSeededWords } = await import('../../../collections/demo/seeded-words');

const folder = mkdtempSync(join(tmpdir(), 'new-collection-'));
const isEmbedded = () => process.env.DATABASE_URI?.startsWith('file:') ?? false;

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let due: string[] = [];
const ids = { picture: '', condition: '', question: '' };

beforeAll(async () => {
  cms = await openCms();
  if (isEmbedded()) {
    due = await dueStatements(cms.db);
    const { client } = cms.db as unknown as { client: { executeMultiple: (sql: string) => Promise<void> } };
    await client.executeMultiple(due.join('\n'));
  }
  staff = await openStaff(cms);
  ids.picture = String((await createPicture(cms)).id);
  const condition = { title: 'Panic', slug: 'panic', ...published };
  ids.condition = String((await cms.create({ collection: 'conditions', data: condition as never })).id);
  ids.question = await ask('How do I begin?', { picture: ids.picture, condition: ids.condition });
}, 120_000);
afterAll(async () => {
  await closeCms();
  await rm(folder, { recursive: true });
});

async function ask(question: string, more: object = {}): Promise<string> {
  const data = {
    question,
    slug: question.toLowerCase().replace('?', '').replaceAll(' ', '-'),
    ...published,
    ...more,
    answer: linkTo('/nowhere-at-all'),
  };
  return String((await cms.create({ collection: slug, data: data as never })).id);
}

/** A rich text with one link. */
function linkTo(url: string) {
  const text = richText('Words with a link.');
  const words = text.root.children[0]?.children ?? [];
  const link = {
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: words,
    fields: { linkType: 'custom', url, newTab: false },
  };
  return { root: { ...text.root, children: [{ ...text.root.children[0], children: [link] }] } };
}

const groups = async () => {
  const user = await cms.findByID({ collection: 'staff', id: staff.ids.editor });
  return Object.fromEntries(
    (await whatNeedsAttention({ payload: cms, user: user as never, now: new Date() })).map(
      ({ title, items }) => [title, items],
    ),
  );
};
const at = (id: string) => `/collections/faqs/${id}`;

describe('a collection that was added to the list of collections', () => {
  test('is named, with its tables, when its SQLite migration is missing', () => {
    const isNamed = /CREATE TABLE `faqs`/.test(due.join('\n'));
    expect(isNamed).toBe(isEmbedded());
  });

  test('is refused as long as it does not say what it is', () => {
    const { custom: _, ...silent } = cms.collections[slug].config;
    expect(() => requireContentSaid({ collections: [{ ...silent, custom: {} as never }] })).toThrow(
      /^faqs: say/,
    );
    expect(() => requireContentSaid(cms.config)).not.toThrow();
  });

  test('has its picture protected, and public with it', async () => {
    const { status, text } = await staff.as('editor', `/media/${ids.picture}`, 'DELETE');
    expect([status, text]).toEqual([409, expect.stringContaining('“How do I begin?” (Picture)')]);
    const names = (await createUses(cms).list()).map(({ name }) => name);
    expect(names).toEqual(['picture.jpg']);
  });

  test('can be noted as open by an editor', async () => {
    const document = { relationTo: 'faqs', value: ids.question };
    const note = (who: 'editor' | 'intake') =>
      staff.as(who, '/payload-locked-documents', 'POST', { document });
    expect([(await note('editor')).status, (await note('intake')).status]).toEqual([201, 403]);
  });

  test('is previewed where its page will stand', async () => {
    await cms.update({
      collection: slug,
      id: ids.question,
      draft: true,
      data: { slug: 'the-beginning', _status: 'draft' } as never,
    });
    const previewed = { collection: 'faqs', id: ids.question };
    expect(await previewedPath(cms, previewed)).toBe('/faqs/the-beginning');
    const token = await previewToken(cms, previewed);
    const opened = await showPreview(new Request(`http://127.0.0.1:3000/preview?token=${token}`));
    expect([opened.status, opened.headers.get('location')]).toEqual([307, '/faqs/the-beginning']);
    const link = await staff.as('editor', '/preview/link', 'POST', previewed);
    expect([link.status, link.text]).toEqual([200, expect.stringContaining('/preview?token=')]);
  });

  test('is on the first page of the panel with its drafts and plans', async () => {
    const begun = await groups();
    expect(begun['Unpublished changes']).toMatchObject([
      { words: 'How do I begin?', path: at(ids.question) },
    ]);
    await cms.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: slug, value: ids.question } },
      waitUntil: new Date(Date.now() + 86_400_000),
    } as never);
    expect((await groups()).Planned).toMatchObject([{ words: 'How do I begin?', path: at(ids.question) }]);
  });

  test('is searched for links that lead nowhere', async () => {
    expect((await groups())['Broken links']).toMatchObject([
      { words: 'How do I begin?', path: at(ids.question), note: 'leads to /nowhere-at-all' },
    ]);
  });

  test('is found by “Edit this page”, and by its mark on another page', async () => {
    expect(await editLink('/faqs/the-beginning')).toBe(`/admin${at(ids.question)}`);
    for (const mark of ['/faqs/the-beginning#answer', `${slug}/${ids.question}#answer`])
      expect(await editLink('/conditions/panic', mark)).toBe(`/admin${at(ids.question)}#field=answer`);
  });

  test('leaves a redirect behind when a page moves', async () => {
    const moved = await ask('Where do I go?');
    await cms.update({ collection: slug, id: moved, data: { slug: 'where-to', ...published } as never });
    expect(await findRedirect('/faqs/where-do-i-go')).toBe('/faqs/where-to');
  });

  test('changes what visitors see', async () => {
    const before = revision.number;
    await ask('Is it counted?');
    expect(revision.number).toBeGreaterThan(before);
  });

  test('is exported, emptied by a reset, and imported again', async () => {
    const first = join(folder, 'first');
    await exportContent(cms, first);
    await reset(cms);
    expect((await cms.count({ collection: slug })).totalDocs).toBe(0);
    const { created } = await importContent(cms, first, { isDryRun: false });
    expect(created).toEqual(expect.arrayContaining(['faqs how-do-i-begin', 'faqs is-it-counted']));
    const { docs } = await cms.find({
      collection: slug,
      where: { slug: { equals: 'how-do-i-begin' } },
      depth: 1,
    });
    expect(docs[0]).toMatchObject({ picture: { filename: 'picture.jpg' }, condition: { slug: 'panic' } });
    const { created: again, updated } = await importContent(cms, first, { isDryRun: true });
    expect([again, updated]).toEqual([[], []]);
  });

  test('is part of the demo while it is marked, and cleared with it', async () => {
    await rememberSeededWords(cms, seededTexts());
    expect([await demoShown(cms), await isMarked(cms)]).toEqual([undefined, false]);
    await ask('Who invented this?', { isDemo: true });
    expect(await remainingDemoContent(cms)).toMatchObject([
      { kind: 'Questions', title: 'Who invented this?' },
    ]);
    expect([await demoShown(cms), await isMarked(cms)]).toEqual(['parts', true]);
    const { status } = await staff.as('admin', '/demo/clear', 'POST', { confirmation: 'clear the demo' });
    expect([status, await remainingDemoContent(cms)]).toEqual([200, []]);
    const left = await cms.find({ collection: slug, where: { question: { equals: 'Who invented this?' } } });
    expect(left.docs).toEqual([]);
  });
});
