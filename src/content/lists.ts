import { asList, asText, get } from './untyped';

/** An entry of a menu or list: `GET /api/therapies`, `GET /api/conditions`. */
export type ListedPage = { title: string; slug: string; summary: string };

/** `{ data: [{ title, slug }] }` as a list; entries without either part are left out. */
export const readList = (body: unknown): ListedPage[] =>
  asList(get(body, 'data'))
    .map((entry) => ({
      title: asText(get(entry, 'title')),
      slug: asText(get(entry, 'slug')),
      summary: asText(get(entry, 'summary')),
    }))
    .filter(({ title, slug }) => title && slug);

/** The published ones, in the editor's order; those of spec §2 while there are none, or none could be fetched. */
export const orKnown = (
  listed: readonly ListedPage[],
  known: readonly ListedPage[],
): readonly ListedPage[] => (listed.length > 0 ? listed : known);
