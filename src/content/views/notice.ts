import { safeUrl } from '../links/address';
import { asText, get } from '../json';

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
  const [text, until] = [asText(get(stored, 'text')).trim(), asText(get(stored, 'until'))];
  if (!text || !until) return undefined;
  const link = get(stored, 'link');
  const [label, url] = [asText(get(link, 'label')), asText(get(link, 'url'))];
  const from = asText(get(stored, 'from'));
  return {
    kind: get(stored, 'kind'),
    text,
    ...(label && url ? { link: { label, url } } : {}),
    ...(from ? { from } : {}),
    until,
  };
}

/** The layout with its notice only while it holds, and without the times, which visitors have no use for. */
export function layoutWithNotice(body: unknown, now: Date): unknown {
  const { notice, ...data } = (get(body, 'data') ?? {}) as Json;
  if (!notice) return body;
  const { from, until, ...shown } = notice as Json;
  const isShown = !(timeOf(from) > now.getTime()) && timeOf(until) > now.getTime();
  return { ...(body as Json), data: { ...data, ...(isShown ? { notice: shown } : {}) } };
}

/** When the notice of a layout begins or ends next (ms); undefined where nothing is to come. */
export function noticeChangesAt(body: unknown, now: Date): number | undefined {
  const notice = get(get(body, 'data'), 'notice');
  return [timeOf(get(notice, 'from')), timeOf(get(notice, 'until'))].find((time) => time > now.getTime());
}

const timeOf = (iso: unknown) => Date.parse(asText(iso));

/** The notice of an answer to the layout's call. */
export function readNotice(notice: unknown): NoticeView | undefined {
  const text = asText(get(notice, 'text'));
  if (!text) return undefined;
  const kind = NOTICE_KINDS.find((known) => known === get(notice, 'kind')) ?? 'information';
  const link = get(notice, 'link');
  const [label, url] = [asText(get(link, 'label')), safeUrl(asText(get(link, 'url')))];
  return { kind, text, ...(label && url ? { link: { label, url } } : {}) };
}
