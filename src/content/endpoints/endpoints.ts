import { BASE } from './calls';
import { readCondition, treatmentTitle, type ConditionView } from '../views/condition';
import { readCredentials, type Credential } from '../views/credentials';
import type { PageSchema, PageView } from '../schema/element';
import { readPage } from '../derive/from-api';
import { readExtraPage, type ExtraPageView } from '../derive/extra-page';
import { readPublished, type Published } from '../views/lists';
import { memoizeByBody } from './memoize-by-body';
import { readArticle, readPosts, type Article, type PostSummary } from '../views/posts';
import { readLayout, type LayoutView } from '../views/site-layout';
import { readTeam, type TeamMember } from '../views/team';
import { readTherapy, type TherapyView } from '../views/therapy';
import { ownTitle, textAt } from '../head/title';

/**
 * Every GET of spec §7, named once. Only this file builds or parses these paths (a lint rule enforces it).
 * Views use these names, and the server maps each name to a resolver (src/server/content-api/resolvers.ts).
 */
const KEY = '{key}';
const paths = {
  page: `pages/${KEY}`,
  layout: 'globals/site-layout',
  therapies: 'therapies',
  therapy: `therapies/${KEY}`,
  conditions: 'conditions',
  condition: `conditions/${KEY}`,
  team: 'team-members',
  credentials: 'credentials',
  posts: 'blog',
  post: `blog/${KEY}`,
} as const;

export type EndpointName = keyof typeof paths;

/**
 * Identifies one endpoint: `key` is a page's name, a slug or an id, and empty where the path has no
 * parameter.
 */
export type EndpointKey = { name: EndpointName; key: string };

export type Endpoint<View = unknown> = EndpointKey & {
  path: string;
  /** The typed view of a body. Total, and memoized by body. */
  view: (body: unknown) => View;
  /**
   * The page's part of the document title, without the center's name; undefined uses the site's default
   * title.
   */
  title?: (body: unknown) => string | null | undefined;
  /** The meta description when the SEO object has none. */
  description?: (body: unknown) => string | null | undefined;
};

/** A fixed page; the key is the schema's name. */
export function page<S extends PageSchema>(schema: S): Endpoint<PageView<S>> {
  const view = pageReader(schema);
  return {
    ...endpointOf('page', schema.name),
    view,
    title: (body) => ownTitle(schema, view(body)),
    description: (body) => schema.description && textAt(view(body), schema.description.from),
  };
}

export const layout: Endpoint<LayoutView> = { ...endpointOf('layout'), view: memoizeByBody(readLayout) };

export const therapies: Endpoint<Published> = {
  ...endpointOf('therapies'),
  view: memoizeByBody(readPublished),
};

export const therapy = (slugOrId: string): Endpoint<TherapyView | null> => ({
  ...endpointOf('therapy', slugOrId),
  view: viewTherapy,
  title: (body) => viewTherapy(body)?.title,
  description: (body) => viewTherapy(body)?.summary,
});
const viewTherapy = memoizeByBody(readTherapy);

export const conditions: Endpoint<Published> = {
  ...endpointOf('conditions'),
  view: memoizeByBody(readPublished),
};

export const condition = (slug: string): Endpoint<ConditionView | null> => ({
  ...endpointOf('condition', slug),
  view: viewCondition,
  title: (body) => {
    const view = viewCondition(body);
    return view && treatmentTitle(view.title, view.translation.language);
  },
  description: (body) => viewCondition(body)?.summary,
});
const viewCondition = memoizeByBody(readCondition);

export const team: Endpoint<TeamMember[]> = { ...endpointOf('team'), view: memoizeByBody(readTeam) };

/** Licenses, accreditations and insurers that are valid today; not part of spec §7. */
export const credentials: Endpoint<Credential[]> = {
  ...endpointOf('credentials'),
  view: memoizeByBody(readCredentials),
};

export const posts: Endpoint<PostSummary[]> = { ...endpointOf('posts'), view: memoizeByBody(readPosts) };

export const post = (slug: string): Endpoint<Article | null> => ({
  ...endpointOf('post', slug),
  view: viewArticle,
  title: (body) => viewArticle(body)?.title,
  description: (body) => viewArticle(body)?.excerpt,
});
const viewArticle = memoizeByBody(readArticle);

/** A page that staff made; answered by the same call as the fixed pages. */
export const extraPage = (slug: string): Endpoint<ExtraPageView | null> => ({
  ...endpointOf('page', slug),
  view: viewExtraPage,
  title: (body) => viewExtraPage(body)?.title,
  description: (body) => viewExtraPage(body)?.subtitle,
});
const viewExtraPage = memoizeByBody(readExtraPage);

/** The endpoint of a path; undefined for any other path, and for an invalid URL. */
export function matchPath(path: string): EndpointKey | undefined {
  const given = segments(path);
  for (const [name, pattern] of Object.entries(paths) as [EndpointName, string][]) {
    const wanted = `${BASE}/${pattern}`.split('/');
    const isSame = wanted.every((part, index) => part === KEY || part === given?.[index]);
    if (isSame && wanted.length === given?.length) return { name, key: given[wanted.indexOf(KEY)] ?? '' };
  }
  return undefined;
}

function endpointOf(name: EndpointName, key = '') {
  return { name, key, path: `${BASE}/${paths[name].replace(KEY, encodeURIComponent(key))}` };
}

const pageReaders = new WeakMap<PageSchema, (body: unknown) => unknown>();

function pageReader<S extends PageSchema>(schema: S) {
  if (!pageReaders.has(schema))
    pageReaders.set(
      schema,
      memoizeByBody((body) => readPage(schema, body)),
    );
  return pageReaders.get(schema) as (body: unknown) => PageView<S>;
}

function segments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
