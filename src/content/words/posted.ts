import { safeUrl } from '../links/address';
import { asList, asString, prop } from '../json';

/** Whether a stored legal page has the center's own text; the demo stores the built-in text. */
export const isPosted = (page: unknown): boolean =>
  prop(page, 'isDemo') !== true &&
  asList(prop(prop(prop(prop(asList(prop(page, 'body'))[0], 'body'), 'text'), 'root'), 'children')).length >
    0;

/** Reads `noticeLinks` of `GET /api/globals/site-layout`. Total. */
export const readNoticeLinks = (body: unknown) =>
  asList(prop(prop(body, 'data'), 'noticeLinks'))
    .map((link) => ({ label: asString(prop(link, 'label')), url: safeUrl(asString(prop(link, 'url'))) }))
    .filter(({ label, url }) => label && url);
