import { replaceTags } from '@/content/plain-text';

export type Purify = (html: string) => string;

// One per process, as in src/services/process/singleton.ts, which code for the browser may not import.
const KEY = Symbol.for('treatment-center:purify-on-server');
const shared = globalThis as typeof globalThis & { [KEY]?: Purify };

/** Registers the server's sanitizer. */
export const registerPurifier = (purify: Purify) => {
  shared[KEY] = purify;
};

export const purifyOnServer: Purify = (html) => (shared[KEY] ?? asWords)(html);

let inBrowser: Purify | undefined;
let loading: Promise<Purify> | undefined;

/** The browser's sanitizer, if it is loaded. */
export const purifierInBrowser = () => inBrowser;

/** Loads DOMPurify once, when new HTML is to be shown. Offline, only the text is shown. */
export function loadPurifier(): Promise<Purify> {
  return (loading ??= import('./purify').then(
    ({ purify }) => (inBrowser = purify),
    () => {
      loading = undefined;
      return asWords;
    },
  ));
}

/** The text of HTML, without tags. */
export const asWords: Purify = (html) => replaceTags(html, ' ').replace(/[<>]/g, ' ');
