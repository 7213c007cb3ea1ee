import type { HeadWords } from '@/content/head/head-words';

/** Updates title and description of an open document in the tags that the server sent. */
export function showHead({ title, description, shared, twitter }: HeadWords) {
  document.title = title;
  const tags: [selector: string, words: string][] = [
    ['name="description"', description],
    ['property="og:title"', shared.title],
    ['property="og:description"', shared.description],
    ['name="twitter:title"', twitter.title],
    ['name="twitter:description"', twitter.description],
  ];
  for (const [selector, words] of tags)
    document.head.querySelector(`meta[${selector}]`)?.setAttribute('content', words);
}
