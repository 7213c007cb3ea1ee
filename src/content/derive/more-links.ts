import { asList, asString, prop } from '../json';
import { ownUrl } from '../links/address';
import type { ExtraPlace } from '../schema/extra-pages';

type LabeledLink = { label: string; url: string };

/** An extra page that every page links to. */
export type ApiMoreLink = LabeledLink & { place: ExtraPlace };

/** Reads the links to extra pages at one place of the site layout's answer. Total. */
export const readMoreLinks = (body: unknown, place: ExtraPlace): LabeledLink[] =>
  asList(prop(prop(body, 'data'), 'moreLinks'))
    .filter((link) => prop(link, 'place') === place)
    .map((link) => ({ label: asString(prop(link, 'label')), url: ownUrl(asString(prop(link, 'url'))) }))
    .filter(({ label, url }) => label && url);
