import type { Page } from 'playwright-core';

/** The metadata of a page: one value per tag, several joined by a line break. */
export type Head = { title: string; canonical: string; tags: Record<string, string>; structured: unknown[] };

export const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const tags: Record<string, string> = {};
    for (const meta of all('meta[name], meta[property]')) {
      const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
      if (name.startsWith('next-')) continue;
      const content = meta.getAttribute('content') ?? '';
      tags[name] = name in tags ? `${tags[name]}\n${content}` : content;
    }
    return {
      title: all('head title')
        .map(({ textContent }) => textContent)
        .join('\n'),
      canonical: all('link[rel=canonical]')
        .map((link) => link.getAttribute('href'))
        .join('\n'),
      tags,
      structured: all('script[type="application/ld+json"]').map((script): unknown =>
        JSON.parse(script.textContent),
      ),
    };
  });

/** Every `@type` in structured data, at any depth. */
export function typesIn(structured: unknown): string[] {
  if (Array.isArray(structured)) return structured.flatMap(typesIn);
  if (typeof structured !== 'object' || structured === null) return [];
  const own = '@type' in structured ? [String(structured['@type'])] : [];
  return [...own, ...Object.values(structured).flatMap(typesIn)];
}
