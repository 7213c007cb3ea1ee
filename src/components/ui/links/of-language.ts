import type { LabeledLink } from '@/content/views/site-layout';

/** The attributes of a link to a page that is not in English; none for any other. */
export const ofLanguage = ({ lang }: LabeledLink) => (lang ? { lang, hrefLang: lang } : {});
