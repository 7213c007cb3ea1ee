export type Purify = (html: string) => string;

const KEY = Symbol.for('treatment-center:purify-on-server');
const shared = globalThis as typeof globalThis & { [KEY]?: Purify };

/** Says how the server cleans what it renders. */
export const offerPurifier = (purify: Purify) => {
  shared[KEY] = purify;
};

export const purifyOnServer: Purify = (html) => (shared[KEY] ?? asWords)(html);

let inBrowser: Purify | undefined;
let loading: Promise<Purify> | undefined;

/** The browser's own, when it is there already. */
export const purifierInBrowser = () => inBrowser;

/** Fetches DOMPurify, once, when something new is to be shown. Without a connection the words are shown alone. */
export function loadPurifier(): Promise<Purify> {
  return (loading ??= import('./purify').then(
    ({ purify }) => (inBrowser = purify),
    () => {
      loading = undefined;
      return asWords;
    },
  ));
}

/** HTML without any of its tags. */
export const asWords: Purify = (html) => html.replace(/<[^>]*>/g, ' ').replace(/[<>]/g, ' ');
