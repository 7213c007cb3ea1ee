import type { PageSchema, Section } from './element';
import { prop } from '../json';

/** Whether an editor has switched off a section, by what is stored of it. */
export const isHidden = (section: Section, stored: unknown) =>
  !section.isFixed && prop(stored, 'isShown') === false;

/** The sections of a page in which the center says what it offers, and that nobody has switched on. */
export const hiddenOffers = (schema: PageSchema, stored: unknown): string[] =>
  Object.entries(schema.sections)
    .filter(([key, section]) => section.isOffer && isHidden(section, prop(stored, key)))
    .map(([key]) => key);

/** The addresses that lead into hidden sections of a page, such as `/programs#php`. */
export const hiddenAnchors = (schema: PageSchema, stored: unknown): string[] =>
  Object.entries(schema.sections)
    .filter(([key, section]) => isHidden(section, prop(stored, key)))
    .flatMap(([, { anchors = [] }]) => anchors.map((anchor) => `${schema.path}#${anchor}`));

/** Where a link leads today: to the head of the page where the place on it is hidden. */
export function presentTarget(href: string, hidden: readonly string[]): string {
  if (href.startsWith('#')) return hidden.some((anchor) => anchor.endsWith(href)) ? '#content' : href;
  return hidden.includes(href) ? href.replace(/#.*$/, '') : href;
}

/** The same for every link of an HTML text. */
export const withPresentTargets = (html: string, hidden: readonly string[]) =>
  hidden.reduce(
    (text, anchor) => text.replaceAll(`href="${anchor}"`, `href="${presentTarget(anchor, hidden)}"`),
    html,
  );
