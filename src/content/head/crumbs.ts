import { inEnglish, type InterfaceText, type Say } from '../languages/languages';
import type { PageSchema } from '../schema/element';
import { ownTitle } from './title';

/** One breadcrumb; the last one is the page itself. */
export type Crumb = { label: string; href?: string };

/** The breadcrumbs of a fixed page, by its schema; the homepage has none. */
export function pageCrumbs(schema: PageSchema, view: object = {}): Crumb[] {
  const label = schema.crumb ?? ownTitle(schema, view);
  return label ? [home(inEnglish), { label, href: schema.path }] : [];
}

/** The breadcrumbs of a document's page, or of the error shown in its place. */
export const documentCrumbs = (
  folder: { label: InterfaceText; path: string },
  label: string,
  href?: string,
  say: Say = inEnglish,
): Crumb[] => [
  home(say),
  { label: say(folder.label), href: folder.path },
  { label, ...(href ? { href } : {}) },
];

/** The breadcrumbs of a page without a schema. */
export const crumbsTo = (label: string, href: string, say: Say = inEnglish): Crumb[] => [
  home(say),
  { label, href },
];

const home = (say: Say): Crumb => ({ label: say('Home'), href: '/' });
