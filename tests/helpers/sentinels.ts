import type { Element, PageSchema, Part, Picture } from '@/content/element';
import type { Render } from '@/content/to-api';
import type { SeedWords } from '@/content/to-seed';

/**
 * Words that stand nowhere in the built-in texts, for every path of a page: a reader that ignores the CMS cannot show
 * them. Pictures are `picture(path)`.
 */
export function sentinels(schema: PageSchema, picture: (path: string) => unknown = fakePicture): SeedWords {
  const words: SeedWords = {};
  for (const [section, { elements }] of Object.entries(schema.sections)) {
    for (const [key, element] of Object.entries(elements)) {
      Object.assign(words, ofElement(`${section}.${key}`, element, picture));
    }
  }
  return words;
}

export const sentinel = (path: string) => `Sentinel ${path.replaceAll('.', ' ')}`;
export const sentinelPath = (path: string) => `/sentinel/${path.toLowerCase().replaceAll('.', '-')}`;
export const SENTINEL_MAP = 'https://www.openstreetmap.org/export/embed.html?sentinel';

export const fakePicture = (path: string): Picture => ({
  src: `/sentinel/${path}.webp`,
  alt: `Alt ${path}`,
  width: 1600,
  height: 900,
});

/** Stands in for the CMS: rich text is `{ html }`, an upload is the picture itself. */
export const fakeRichText = (html: string) => ({ html });
export const fakeRender: Render = {
  html: (value) => (typeof value === 'object' && value !== null && 'html' in value ? String(value.html) : ''),
  picture: (value) => (typeof value === 'object' && value !== null ? (value as Picture) : null),
};

function ofElement(path: string, element: Element, picture: (path: string) => unknown): SeedWords {
  switch (element.kind) {
    case 'text':
      if (element.options) return { [path]: element.options.at(-1)?.value };
      return { [path]: element.type === 'html' ? `<p>${sentinel(path)}</p>` : sentinel(path) };
    case 'link':
      return { [`${path}.text`]: sentinel(path), [`${path}.url`]: sentinelPath(path) };
    case 'embed':
      return { [path]: SENTINEL_MAP };
    case 'image':
      return { [path]: picture(path) };
    case 'gallery':
      return { [path]: [picture(`${path}.0`), picture(`${path}.1`)] };
    case 'numbered':
    case 'list':
      return Object.fromEntries(
        element.fallback.flatMap((_item, index) =>
          Object.entries(element.parts).map(([name, part]) => {
            const partPath = `${path}.${index}.${name}`;
            return [partPath, ofPart(partPath, part, picture)];
          }),
        ),
      );
  }
}

function ofPart(path: string, part: Part, picture: (path: string) => unknown): unknown {
  switch (part.kind) {
    case 'text':
      return part.leadsTo ? sentinelPath(path) : sentinel(path).slice(0, part.max);
    case 'lines':
      return [{ text: sentinel(`${path}.0`) }, { text: sentinel(`${path}.1`) }];
    case 'image':
      return picture(path);
  }
}
