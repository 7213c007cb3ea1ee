import { asList, asString, prop } from '../json';

/** An entry of a menu or list: `GET /api/therapies`, `GET /api/conditions`. */
export type ListedPage = { title: string; slug: string; summary: string };

/** Reads `{ data: [{ title, slug }] }`; skips entries without both parts. */
export const readList = (body: unknown): ListedPage[] =>
  asList(prop(body, 'data'))
    .map((entry) => ({
      title: asString(prop(entry, 'title')),
      slug: asString(prop(entry, 'slug')),
      summary: asString(prop(entry, 'summary')),
    }))
    .filter(({ title, slug }) => title && slug);

/** The published entries, possibly none; null when there is no response. */
export type Published = readonly ListedPage[] | null;

export const readPublished = (body: unknown): Published =>
  Array.isArray(prop(body, 'data')) ? readList(body) : null;

/** The published entries in the editor's order; the list of spec §2 only when there is no response. */
export const orKnown = (published: Published, known: readonly ListedPage[]): readonly ListedPage[] =>
  published ?? known;
