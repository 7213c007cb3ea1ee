import { asList, asString, prop } from '../json';

/** An entry of a menu or list: `GET /api/therapies`, `GET /api/conditions`. */
export type ListedPage = { title: string; slug: string; summary: string };

/** `{ data: [{ title, slug }] }` as a list; entries without either part are left out. */
export const readList = (body: unknown): ListedPage[] =>
  asList(prop(body, 'data'))
    .map((entry) => ({
      title: asString(prop(entry, 'title')),
      slug: asString(prop(entry, 'slug')),
      summary: asString(prop(entry, 'summary')),
    }))
    .filter(({ title, slug }) => title && slug);

/** What is published, which may be nothing; null while no answer says it. */
export type Published = readonly ListedPage[] | null;

export const readPublished = (body: unknown): Published =>
  Array.isArray(prop(body, 'data')) ? readList(body) : null;

/** The published ones, in the editor's order; those of spec §2 only while no answer says which these are. */
export const orKnown = (published: Published, known: readonly ListedPage[]): readonly ListedPage[] =>
  published ?? known;
