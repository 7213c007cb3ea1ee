import type { Payload } from 'payload';
import { DAY_MS, HOUR_MS } from '@/content/durations';
import { asList, asString, fieldAt, prop, walk } from '@/content/json';
import { processSingleton } from '../process/singleton';
import { askAddress, type Gone } from './ask-address';
import { publishedContent, type Stored } from './published-content';

/** A link of a published text to another site, where nothing is any more. */
export type GoneLink = { collection: string; doc: Stored; url: string; why: Gone };

export type LinkState = {
  checkedAt?: string;
  /** When a process began; one that was cut off is followed by another after an hour. */
  begunAt?: string;
  gone?: { url: string; why: Gone }[];
};

const KEY = 'links-to-others';
const SWITCH = 'checking-links';
const WEEK_MS = 7 * DAY_MS;
const CUT_OFF_MS = HOUR_MS;
const MOST_LINKS = 1000;
const AT_ONCE = 4;
/** Browsers and servers take no longer addresses. */
const LONGEST_URL = 2048;
const SITE_LAYOUT = 'site-layout';

const running = processSingleton('links-to-others', () => ({ isRunning: false }));

/** Whether the site looks after its links to other sites; off until an administrator turns it on. */
export const checksLinks = async (cms: Pick<Payload, 'kv'>): Promise<boolean> =>
  prop(await cms.kv.get(SWITCH), 'isOn') === true;

export const setChecksLinks = (cms: Payload, isOn: boolean) =>
  isOn ? cms.kv.set(SWITCH, { isOn }) : Promise.all([cms.kv.delete(SWITCH), cms.kv.delete(KEY)]);

export const linkState = async (cms: Pick<Payload, 'kv'>) => (await cms.kv.get<LinkState>(KEY)) ?? {};

/** Asks the addresses of all links to other sites, once a week, beside the site's other work. */
export async function lookAfterLinks(cms: Payload, now: Date, ask: Ask = askAddress): Promise<void> {
  if (running.isRunning || !(await checksLinks(cms))) return;
  const state = await linkState(cms);
  if (isYounger(state.checkedAt, WEEK_MS, now) || isYounger(state.begunAt, CUT_OFF_MS, now)) return;
  running.isRunning = true;
  try {
    await cms.kv.set(KEY, { ...state, begunAt: now.toISOString() } satisfies LinkState);
    const links = new Set((await linksToOthers(cms)).map(({ url }) => url));
    const gone = await askAll([...links].slice(0, MOST_LINKS), ask);
    if (await checksLinks(cms))
      await cms.kv.set(KEY, { checkedAt: now.toISOString(), gone } satisfies LinkState);
  } finally {
    running.isRunning = false;
  }
}

type Ask = (url: string) => Promise<Gone | undefined>;

async function askAll(urls: string[], ask: Ask) {
  const gone: { url: string; why: Gone }[] = [];
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const why = await ask(url).catch(() => undefined);
      if (why) gone.push({ url, why });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // No name is known: this server cannot resolve names.
  const isCutOff = urls.length > 1 && gone.filter(({ why }) => why === 'no such host').length === urls.length;
  return isCutOff ? [] : gone;
}

const isYounger = (iso: string | undefined, ms: number, now: Date) =>
  iso !== undefined && now.getTime() - Date.parse(iso) < ms;

/** The links that led nowhere at the last look and are still published. */
export async function goneLinks(cms: Payload): Promise<GoneLink[]> {
  const { gone } = await linkState(cms);
  const why = new Map(asList(gone).map((one) => [asString(prop(one, 'url')), prop(one, 'why') as Gone]));
  if (why.size === 0) return [];
  return (await linksToOthers(cms)).flatMap((link) => {
    const reason = why.get(link.url);
    return reason ? { ...link, why: reason } : [];
  });
}

async function linksToOthers({ config, db }: Pick<Payload, 'config' | 'db'>) {
  const [contents, layout] = await Promise.all([
    publishedContent({ config, db }),
    db.findGlobal<Stored>({ slug: SITE_LAYOUT }),
  ]);
  return [
    ...contents.flatMap(({ collection, docs }) => docs.flatMap((doc) => linksOf(collection.slug, doc))),
    ...linksOf(SITE_LAYOUT, layout),
  ];
}

function linksOf(collection: string, doc: Stored) {
  const urls = new Set<string>();
  walk(doc, (value, path) => {
    if (typeof value !== 'string' || !value.includes('://')) return undefined;
    const found = isAddress(value, path) ? [withoutFragment(value.trim())] : addressesIn(value);
    for (const url of found) if (url.length <= LONGEST_URL && URL.canParse(url)) urls.add(url);
    return undefined;
  });
  return [...urls].map((url) => ({ collection, doc, url }));
}

/** Whether a field holds an address and nothing else. A rich text keeps its words in fields named `text`. */
const isAddress = (value: string, path: readonly string[]) =>
  /^\s*https?:\/\/[^\s"'<>]+\s*$/i.test(value) && fieldAt(path) !== 'text';

/** The addresses in a text, also inside HTML; spaces and quotes end them. */
const addressesIn = (text: string) =>
  Array.from(text.matchAll(/https?:\/\/[^\s"'<>]+/gi), ([url]) => url)
    .filter(({ length }) => length <= LONGEST_URL)
    .map((url) => withoutSentenceEnd(withoutFragment(url)).replace(/&amp;/g, '&'));

/** No server sees the fragment. */
const withoutFragment = (url: string) => url.replace(/#.*$/, '');

/** A closing parenthesis belongs to the address when one opens in it, as in `/wiki/Anxiety_(disorder)`. */
function withoutSentenceEnd(url: string) {
  let rest = url;
  while (/[.,;:!?]$/.test(rest) || (rest.endsWith(')') && countOf(')', rest) > countOf('(', rest)))
    rest = rest.slice(0, -1);
  return rest;
}

const countOf = (mark: string, text: string) => text.split(mark).length - 1;
