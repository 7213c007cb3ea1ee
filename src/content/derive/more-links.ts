import { asList, asString, prop } from '../json';
import { ownUrl } from '../links/address';
import { isTranslated, type TranslatedLanguage } from '../languages/languages';
import type { ExtraPlace } from '../schema/extra-pages';

type LabeledLink = { label: string; url: string; lang?: TranslatedLanguage };

/** An extra page that every page links to; its language when it is not in English. */
export type ApiMoreLink = { label: string; url: string; place: ExtraPlace; language?: string };

/** Reads the links to extra pages at one place of the site layout's answer. Total. */
export const readMoreLinks = (body: unknown, place: ExtraPlace): LabeledLink[] =>
  asList(prop(prop(body, 'data'), 'moreLinks'))
    .filter((link) => prop(link, 'place') === place)
    .map((link) => {
      const lang = prop(link, 'language');
      return {
        label: asString(prop(link, 'label')),
        url: ownUrl(asString(prop(link, 'url'))),
        ...(isTranslated(lang) ? { lang } : {}),
      };
    })
    .filter(({ label, url }) => label && url);
