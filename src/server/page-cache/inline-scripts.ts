import { FILM_SCRIPT } from '@/lib/film-script';
import { FORGET_SEARCH_SCRIPT } from '@/lib/forget-search-script';
import { NOTIFICATIONS_SCRIPT } from '@/lib/notifications-script';
import { QUICK_EXIT_SCRIPT } from '@/lib/quick-exit-script';
import { SCROLL_SCRIPT } from '@/lib/scroll-script';
import { isReactInstruction } from './react-instructions';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** The beginning of React's own scripts, after all content of the page. */
const BOOTSTRAP = '<script id="_R_"';

/**
 * The inline scripts of a finished page that this build and this template wrote. Content can contain HTML: a
 * script in it is none of these, so the policy blocks it even if the sanitizer fails.
 * - Our own scripts are known word for word, as are the functions with which React inserts late parts.
 * - The framework's scripts are data: one call with JSON, which cannot run anything else. Only those after
 *   React's bootstrap count, which follows all content. A page without a bootstrap has no script that could
 *   use the data.
 */
export function templateScripts(html: string): string[] {
  const start = html.lastIndexOf(BOOTSTRAP);
  return [...html.matchAll(SCRIPT)].flatMap(({ index, 2: text = '' }) =>
    text !== '' && (isOurs(text) || (index >= start && isFrameworks(text))) ? [text] : [],
  );
}

const OURS = [FILM_SCRIPT, FORGET_SEARCH_SCRIPT, NOTIFICATIONS_SCRIPT, QUICK_EXIT_SCRIPT, SCROLL_SCRIPT];

const isOurs = (script: string) => OURS.includes(script) || isReactInstruction(script);

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const CHUNKS =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

function isFrameworks(script: string) {
  const data = DATA.exec(script)?.[1];
  const chunks = CHUNKS.exec(script)?.[1];
  return (
    script === FIRST ||
    (data !== undefined && isData(parse(data))) ||
    (chunks !== undefined && isBootstrap(parse(chunks)))
  );
}

/** A part of the page's data, as text (1) or bytes (3), or the state of a submitted form (2). */
const isData = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 2 &&
  (((value[0] === 1 || value[0] === 3) && typeof value[1] === 'string') || value[0] === 2);

/** The files of the build that the page starts with. */
function isBootstrap(value: unknown) {
  if (typeof value !== 'object' || value === null) return false;
  const { otherChunks, runtimeModuleIds, ...rest } = value as Record<string, unknown>;
  return (
    Object.keys(rest).length === 0 &&
    [otherChunks, runtimeModuleIds].every(Array.isArray) &&
    (otherChunks as unknown[]).every((file) => /^static\/chunks\/[\w.~-]+\.js$/.test(String(file)))
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
