import { safeUrl } from '../links/address';
import { asString, prop } from '../json';

export const NOTICE_KINDS = ['closed', 'telephone', 'information'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The label before the text. */
export const noticeLabels: Record<NoticeKind, string> = {
  closed: 'Closed',
  telephone: 'Telephone',
  information: 'Please note',
};

export const NOTICE_LENGTH = 200;
export const USUAL_DAYS = 7;
export const MOST_DAYS = 30;

/** A notice on top of every page, with an end date. */
export type NoticeView = { kind: NoticeKind; text: string; link?: { label: string; url: string } };

type Json = Record<string, unknown>;

/** A stored notice with its start and end, for the content cache; undefined when there is none. */
export function toNotice(stored: unknown): Json | undefined {
  const [text, until] = [asString(prop(stored, 'text')).trim(), asString(prop(stored, 'until'))];
  if (!text || !until) return undefined;
  const link = prop(stored, 'link');
  const [label, url] = [asString(prop(link, 'label')), asString(prop(link, 'url'))];
  const from = asString(prop(stored, 'from'));
  return {
    kind: prop(stored, 'kind'),
    text,
    ...(label && url ? { link: { label, url } } : {}),
    ...(from ? { from } : {}),
    until,
  };
}

/** The layout with its notice only while it is active, and without the times, which visitors do not need. */
export function layoutWithNotice(body: unknown, now: Date): unknown {
  const { notice, ...data } = (prop(body, 'data') ?? {}) as Json;
  if (!notice) return body;
  const { from, until, ...shown } = notice as Json;
  const isShown = !(timeOf(from) > now.getTime()) && timeOf(until) > now.getTime();
  return { ...(body as Json), data: { ...data, ...(isShown ? { notice: shown } : {}) } };
}

/** When the layout's notice begins or ends next (ms since the epoch); undefined when it does not. */
export function noticeChangesAt(body: unknown, now: Date): number | undefined {
  const notice = prop(prop(body, 'data'), 'notice');
  return [timeOf(prop(notice, 'from')), timeOf(prop(notice, 'until'))].find((time) => time > now.getTime());
}

const timeOf = (iso: unknown) => Date.parse(asString(iso));

/** Reads the notice of a site-layout response. */
export function readNotice(notice: unknown): NoticeView | undefined {
  const text = asString(prop(notice, 'text'));
  if (!text) return undefined;
  const kind = NOTICE_KINDS.find((known) => known === prop(notice, 'kind')) ?? 'information';
  const link = prop(notice, 'link');
  const [label, url] = [asString(prop(link, 'label')), safeUrl(asString(prop(link, 'url')))];
  return { kind, text, ...(label && url ? { link: { label, url } } : {}) };
}
