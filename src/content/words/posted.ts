import { safeUrl } from '../links/address';
import { asList, asText, get } from '../json';

/** Whether a stored page of law has words of the centre's own; those that the demo stores are the built-in ones. */
export const isPosted = (page: unknown): boolean =>
  get(page, 'isDemo') !== true &&
  asList(get(get(get(get(asList(get(page, 'body'))[0], 'body'), 'text'), 'root'), 'children')).length > 0;

/** `noticeLinks` in the answer of `GET /api/globals/site-layout`; total. */
export const readNoticeLinks = (body: unknown) =>
  asList(get(get(body, 'data'), 'noticeLinks'))
    .map((link) => ({ label: asText(get(link, 'label')), url: safeUrl(asText(get(link, 'url'))) }))
    .filter(({ label, url }) => label && url);
