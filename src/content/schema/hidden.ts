import type { PageSchema, Section } from './element';
import { prop } from '../json';

/** Whether an editor has turned a section off, from its stored value. */
export const isHidden = (section: Section, stored: unknown) =>
  !section.isFixed && prop(stored, 'isShown') === false;

/** The sections about the center's offer that are still turned off. */
export const hiddenOffers = (schema: PageSchema, stored: unknown): string[] =>
  Object.entries(schema.sections)
    .filter(([key, section]) => section.isOffer && isHidden(section, prop(stored, key)))
    .map(([key]) => key);

/** The addresses of hidden sections of a page, such as `/programs#php`. */
export const hiddenAnchors = (schema: PageSchema, stored: unknown): string[] =>
  Object.entries(schema.sections)
    .filter(([key, section]) => isHidden(section, prop(stored, key)))
    .flatMap(([, { anchors = [] }]) => anchors.map((anchor) => `${schema.path}#${anchor}`));

/** The current target of a link: the top of the page when the section is hidden. */
export function visibleTarget(href: string, hidden: readonly string[]): string {
  if (href.startsWith('#')) return hidden.some((anchor) => anchor.endsWith(href)) ? '#content' : href;
  return hidden.includes(href) ? href.replace(/#.*$/, '') : href;
}

/** The same for every link in HTML. */
export const withVisibleTargets = (html: string, hidden: readonly string[]) =>
  hidden.reduce(
    (text, anchor) => text.replaceAll(`href="${anchor}"`, `href="${visibleTarget(anchor, hidden)}"`),
    html,
  );
