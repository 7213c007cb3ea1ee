import { FILM_SCRIPT } from '@/lib/film-script';
import { NOTIFICATIONS_SCRIPT } from '@/lib/notifications-script';
import { QUICK_EXIT_SCRIPT } from '@/lib/quick-exit-script';
import { isReactInstruction } from './react-instructions';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Where React's own scripts begin, behind all that is on the page. */
const BOOTSTRAP = '<script id="_R_"';

/**
 * The inline scripts of a finished page that this build and this template wrote. Content can get to a page as HTML: a script
 * in it is none of these, whatever it says, so that the policy stops it even if the sanitizer does not.
 * - Our own are known word for word, and so are the functions with which React puts late parts into their places.
 * - The framework's are data: one call with JSON, which cannot run anything else. Only those behind React's bootstrap count,
 *   which stands after all content. On a page without one there is no script to hand anything to.
 */
export function templateScripts(html: string): string[] {
  const start = html.lastIndexOf(BOOTSTRAP);
  return [...html.matchAll(SCRIPT)].flatMap(({ index, 2: text = '' }) =>
    text !== '' && (isOurs(text) || (index >= start && isFrameworks(text))) ? [text] : [],
  );
}

const OURS = [FILM_SCRIPT, NOTIFICATIONS_SCRIPT, QUICK_EXIT_SCRIPT];

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

/** A part of the page's data, as text (1) or bytes (3), or the state of a form that was sent (2). */
const isData = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 2 &&
  (((value[0] === 1 || value[0] === 3) && typeof value[1] === 'string') || value[0] === 2);

/** Which of the build's files the page starts with. */
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
