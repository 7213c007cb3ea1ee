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

/** The therapies of spec §2, while none could be fetched. */
export const therapyRoutes: readonly ListedPage[] = [
  { title: 'Cognitive Behavioral Therapy (CBT)', slug: 'cbt', summary: '' },
  { title: 'Mindfulness Therapy', slug: 'mindfulness-therapy', summary: '' },
  { title: 'EMDR', slug: 'emdr', summary: '' },
  { title: 'Dialectical Behavior Therapy (DBT)', slug: 'dbt', summary: '' },
  { title: 'Family Systems Therapy', slug: 'family-systems', summary: '' },
];
