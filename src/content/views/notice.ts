import { safeUrl } from '../links/address';
import { asString, prop } from '../json';

export const NOTICE_KINDS = ['closed', 'telephone', 'information'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What stands before the words. */
export const noticeLabels: Record<NoticeKind, string> = {
  closed: 'Closed',
  telephone: 'Telephone',
  information: 'Please note',
};

export const NOTICE_LENGTH = 200;
export const DAY_MS = 86_400_000;
export const USUAL_DAYS = 7;
export const MOST_DAYS = 30;

/** Words on top of every page that end by themselves. */
export type NoticeView = { kind: NoticeKind; text: string; link?: { label: string; url: string } };

type Json = Record<string, unknown>;

/** A stored notice as the site's own copy has it, with its times; undefined while there is none. */
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

/** The layout with its notice only while it holds, and without the times, which visitors have no use for. */
export function layoutWithNotice(body: unknown, now: Date): unknown {
  const { notice, ...data } = (prop(body, 'data') ?? {}) as Json;
  if (!notice) return body;
  const { from, until, ...shown } = notice as Json;
  const isShown = !(timeOf(from) > now.getTime()) && timeOf(until) > now.getTime();
  return { ...(body as Json), data: { ...data, ...(isShown ? { notice: shown } : {}) } };
}

/** When the notice of a layout begins or ends next (ms); undefined where nothing is to come. */
export function noticeChangesAt(body: unknown, now: Date): number | undefined {
  const notice = prop(prop(body, 'data'), 'notice');
  return [timeOf(prop(notice, 'from')), timeOf(prop(notice, 'until'))].find((time) => time > now.getTime());
}

const timeOf = (iso: unknown) => Date.parse(asString(iso));

/** The notice of an answer to the layout's call. */
export function readNotice(notice: unknown): NoticeView | undefined {
  const text = asString(prop(notice, 'text'));
  if (!text) return undefined;
  const kind = NOTICE_KINDS.find((known) => known === prop(notice, 'kind')) ?? 'information';
  const link = prop(notice, 'link');
  const [label, url] = [asString(prop(link, 'label')), safeUrl(asString(prop(link, 'url')))];
  return { kind, text, ...(label && url ? { link: { label, url } } : {}) };
}
