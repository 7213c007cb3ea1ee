import type { ApiElement, ApiSection } from '../endpoints/api';
import type {
  Element,
  ImageElement,
  ListElement,
  PageSchema,
  Part,
  Parts,
  Picture,
  Section,
} from '../schema/element';
import { asList, asString, prop } from '../json';
import { isHidden } from '../schema/hidden';
import { elementName, numberedName, sectionName } from '../schema/names';

/** Rich text and uploads are resolved by the CMS, not by this package. */
export type Render = {
  /** Sanitized HTML of a rich text value; '' when there is none. */
  html: (richText: unknown) => string;
  /** The picture or film of a populated upload; null for a bare id (a deleted document) or nothing. */
  picture: (upload: unknown) => Picture | null;
  /** In previews: writes where a text is edited into the text (./edit-mark.ts). */
  mark?: (text: string, place: string) => string;
};

/** The stored fields of a page as the API's sections (spec §3). Empty elements are left out. */
export function toApi(schema: PageSchema, stored: unknown, render: Render): ApiSection[] {
  return Object.entries(schema.sections).map(([key, section]) => {
    const names = { name: sectionName(key, section), ...(section.type ? { type: section.type } : {}) };
    // A hidden section is listed without its text, so that readers do not fill in the built-in text.
    if (isHidden(section, prop(stored, key)) || isWithheld(section, prop(stored, key), render))
      return { ...names, hidden: true, elements: [] };
    return { ...names, elements: elementsToApi(section, prop(stored, key), render, key) };
  });
}

/** The stored elements of one section, or of one block of an extra page. */
export const elementsToApi = (
  { elements }: Pick<Section, 'elements'>,
  stored: unknown,
  render: Render,
  place: string,
) =>
  Object.entries(elements).flatMap(([key, element]) =>
    toElements(elementName(key, element), element, prop(stored, key), render, `${place}.${key}`),
  );

function toElements(
  name: string,
  element: Element,
  value: unknown,
  render: Render,
  place: string,
): ApiElement[] {
  const mark = render.mark ?? asItIs;
  switch (element.kind) {
    case 'text': {
      const content =
        element.type === 'html'
          ? render.html(value).replace(/[^>](?=<\/)/, (end) => mark(end, place))
          : element.options
            ? asString(value)
            : mark(asString(value), place);
      return content ? [{ name, type: element.type, values: { text: content } }] : [];
    }
    case 'link': {
      const text = mark(asString(prop(value, 'text')), `${place}.text`);
      const values = filled({ text, url: asString(prop(value, 'url')) });
      return Object.keys(values).length > 0 ? [{ name, type: element.type, values }] : [];
    }
    case 'image':
      return pictureElements(name, element, value, render);
    case 'embed':
      return asString(value) ? [{ name, type: element.type, values: { embed_url: asString(value) } }] : [];
    case 'gallery':
      return asList(value).flatMap((row, index) => {
        const picture = render.picture(row);
        return picture
          ? [{ name: `${element.item} ${index + 1}`, type: 'image', values: { ...picture } }]
          : [];
      });
    case 'numbered':
      return asList(value)
        .slice(0, element.max)
        .flatMap((row, index) =>
          Object.entries(partsOf(element.parts, row, render, `${place}.${index}`)).map(([part, content]) => ({
            name: numberedPartName(element, index, part),
            type: 'text',
            values: { text: content },
          })),
        );
    case 'list': {
      const items = itemsOf(element, value, render, place);
      return items.length > 0 ? [{ name, type: element.as, values: { [element.listKey]: items } }] : [];
    }
    default:
      return element satisfies never;
  }
}

function itemsOf(element: ListElement, value: unknown, render: Render, place: string) {
  return asList(value)
    .slice(0, element.max)
    .flatMap((row, index) => {
      const item = partsOf(element.parts, row, render, `${place}.${index}`);
      return element.guard ? (element.guard.serve(row, item) ?? []) : item;
    });
}

/** When every testimonial is withdrawn, hide the section instead of showing the fallback. */
const isWithheld = (section: Section, stored: unknown, render: Render) =>
  !section.isFixed &&
  Object.entries(section.elements).some(
    ([key, element]) =>
      element.kind === 'list' &&
      element.guard !== undefined &&
      asList(prop(stored, key)).length > 0 &&
      itemsOf(element, prop(stored, key), render, key).length === 0,
  );

/** `nature feature 1` when the item's only part is its text, else `service 1 title`. */
export function numberedPartName(element: { item: string; parts: Parts }, index: number, part: string) {
  return part === 'text' ? `${element.item} ${index + 1}` : numberedName(element.item, index, part);
}

function pictureElements(name: string, element: ImageElement, value: unknown, render: Render): ApiElement[] {
  const picture = render.picture(value);
  return picture ? [{ name, type: element.type, values: { ...picture } }] : [];
}

function partsOf(parts: Parts, row: unknown, render: Render, place: string) {
  return filled(
    Object.fromEntries(
      Object.entries(parts).flatMap(([key, part]) =>
        part.kind === 'image' && key.endsWith('Url')
          ? Object.entries(pictureParts(key, render.picture(prop(row, key))))
          : [[key, partOf(part, prop(row, key), render, `${place}.${key}`)]],
      ),
    ),
  );
}

/**
 * A picture in a list is a URL, as in posts and team members: `imageUrl`, with `imageAlt` and other details
 * beside it.
 */
function pictureParts(key: string, picture: Picture | null): Record<string, unknown> {
  if (!picture) return {};
  const { src, ...more } = picture;
  return {
    [key]: src,
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [pictureKey(key, name), value])),
  };
}

/** `imageAlt` beside `imageUrl`. */
export const pictureKey = (key: string, name: string) =>
  key.replace(/Url$/, '') + name.charAt(0).toUpperCase() + name.slice(1);

/** Features are objects with a text (spec §3). */
function partOf(part: Part, value: unknown, render: Render, place: string): unknown {
  const mark = render.mark ?? asItIs;
  switch (part.kind) {
    case 'text':
      return part.leadsTo ? asString(value) : mark(asString(value), place);
    case 'lines':
      return asList(value)
        .slice(0, part.maxRows)
        .map((row, index) => ({ text: mark(asString(prop(row, 'text')), `${place}.${index}.text`) }))
        .filter((line) => line.text !== '');
    case 'image':
      return render.picture(value);
    default:
      return part satisfies never;
  }
}

const asItIs = (text: string) => text;

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
