import { readFileSync } from 'node:fs';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { pageSchemas, type PageName } from '@/content/schemas';
import { toSeed, type SeedWords } from '@/content/to-seed';

export const published = { _status: 'published' } as const;

/** Rich text with one paragraph for each text. */
export const richText = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: paragraphs.map((text) => ({
      type: 'paragraph',
      version: 1,
      format: '' as const,
      indent: 0,
      direction: 'ltr' as const,
      children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
    })),
  },
});

export async function createPicture(cms: Payload, { alt = 'A picture', name = 'picture.jpg' } = {}) {
  const data = readFileSync('src/assets/team-01.jpg');
  return cms.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/jpeg', name, size: data.byteLength },
  });
}

export async function createFilm(cms: Payload, { alt = 'A film', name = 'film.webm' } = {}) {
  const data = readFileSync('src/assets/hero.webm');
  return cms.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'video/webm', name, size: data.byteLength },
  });
}

type PageOptions = {
  words?: SeedWords;
  body?: unknown;
  seo?: RequiredDataFromCollectionSlug<'pages'>['seo'];
  isDraft?: boolean;
};

/** A page with its built-in words, changed by `words`; or with any `body` at all. */
export async function createPage(
  cms: Payload,
  name: PageName,
  { words = {}, body, seo, isDraft = false }: PageOptions = {},
) {
  return cms.create({
    collection: 'pages',
    draft: isDraft,
    data: {
      name,
      title: name,
      body: [
        body ?? toSeed(pageSchemas[name], words, (html) => richText(html.replace(/<[^>]*>/g, ''))),
      ] as RequiredDataFromCollectionSlug<'pages'>['body'],
      ...(seo ? { seo } : {}),
      _status: isDraft ? 'draft' : 'published',
    },
  });
}

/** A member of staff, as the access rules see one. */
export async function createStaff(
  cms: Payload,
  role: 'admin' | 'editor' | 'reviewer' | 'intake',
  password = 'a password for tests',
) {
  const user = await cms.create({
    collection: 'staff',
    data: { name: `The ${role}`, email: `${role}@staff.example`, password, role },
  });
  return { ...user, collection: 'staff' as const };
}
