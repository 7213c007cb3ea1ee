import { safeUrl } from '../links/address';
import { asList, asString, prop } from '../json';

/** Whether a stored page of law has words of the center's own; those that the demo stores are the built-in ones. */
export const isPosted = (page: unknown): boolean =>
  prop(page, 'isDemo') !== true &&
  asList(prop(prop(prop(prop(asList(prop(page, 'body'))[0], 'body'), 'text'), 'root'), 'children')).length >
    0;

/** `noticeLinks` in the answer of `GET /api/globals/site-layout`; total. */
export const readNoticeLinks = (body: unknown) =>
  asList(prop(prop(body, 'data'), 'noticeLinks'))
    .map((link) => ({ label: asString(prop(link, 'label')), url: safeUrl(asString(prop(link, 'url'))) }))
    .filter(({ label, url }) => label && url);
