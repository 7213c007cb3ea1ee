import { readFileSync } from 'node:fs';

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/xss/${name}.json`, 'utf8')) as string[];

/** Thousands of ways to run code in a page, collected by others (tests/fixtures/xss/README.md). */
export const payloads = () => [...new Set([...read('dompurify'), ...read('brs-kb')])];

/** Ends whatever one payload leaves open, so that it cannot swallow the next. */
const END =
  '-->]]></textarea></title></style></script></xmp></noscript></noembed></noframes></iframe></template></select></svg></math></table><p>.</p>';

/** They come in turn, as HTML of this many each. */
export function batches(size: number): string[] {
  const all = payloads();
  return Array.from({ length: Math.ceil(all.length / size) }, (_, batch) =>
    all.slice(batch * size, (batch + 1) * size).join(END),
  );
}
