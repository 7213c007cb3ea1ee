import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

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

const ALLOWED = new Set(
  (
    'p br h2 h3 h4 ul ol li strong em a blockquote hr img video figure figcaption table thead tbody tr th td ' +
    '@href @title @src @alt @width @height @loading @controls @colspan @rowspan @scope @start'
  ).split(' '),
);
const ADDRESS = /^(https?:|mailto:|tel:|sms:|\/(?![/\\])|#)/i;

/** What stands in HTML that no article needs: names of elements, of attributes with a leading @, and addresses. */
export function strangersIn(html: string): string[] {
  const template = new JSDOM('').window.document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) =>
    [
      element.localName,
      ...element.getAttributeNames().map((name) => `@${name}`),
      element.getAttribute('href') ?? element.getAttribute('src') ?? '#',
    ].filter((name) => !ALLOWED.has(name) && !ADDRESS.test(name)),
  );
}
