import type { Element, PageSchema, Part, Section } from '../schema/element';
import { asList, prop } from '../json';
import { isRichText } from '../words/rich-text';

/**
 * Normalizes a stored body to the shape of its schema. Payload fails on a null where it expects a group, and
 * one broken element must not hide the text of the others. Valid parts stay untouched.
 */
export function normalizeBody(schema: PageSchema, stored: unknown): Record<string, unknown> {
  return {
    ...fields(stored),
    blockType: schema.name,
    ...Object.fromEntries(
      Object.entries(schema.sections).map(([key, section]) => [
        key,
        {
          ...(section.isFixed ? {} : { isShown: prop(prop(stored, key), 'isShown') !== false }),
          ...normalizeElements(section, prop(stored, key)),
        },
      ]),
    ),
  };
}

/** The elements of one section, or of one block of an extra page. */
export const normalizeElements = ({ elements }: Pick<Section, 'elements'>, stored: unknown) =>
  Object.fromEntries(
    Object.entries(elements).map(([name, element]) => [name, normalizeElement(element, prop(stored, name))]),
  );

function normalizeElement(element: Element, value: unknown): unknown {
  switch (element.kind) {
    case 'text':
      return element.type === 'html' ? richText(value) : text(value);
    case 'embed':
      return text(value);
    case 'link':
      return { ...fields(value), text: text(prop(value, 'text')), url: text(prop(value, 'url')) };
    case 'image':
      return upload(value);
    case 'gallery':
      return asList(value).filter((picture) => upload(picture) !== null);
    case 'numbered':
    case 'list':
      return asList(value)
        .filter(isObject)
        .map((row) => ({
          ...row,
          ...Object.fromEntries(
            Object.entries(element.parts).map(([key, part]) => [key, normalizePart(part, row[key])]),
          ),
        }));
    default:
      return element satisfies never;
  }
}

function normalizePart(part: Part, value: unknown): unknown {
  switch (part.kind) {
    case 'text':
      return text(value);
    case 'lines':
      return asList(value)
        .filter(isObject)
        .map((row) => ({ ...row, text: text(row.text) }));
    case 'image':
      return upload(value);
    default:
      return part satisfies never;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fields = (value: unknown) => (isObject(value) ? value : {});

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** An id, or the document itself; MongoDB's ids are objects. */
const upload = (value: unknown) => (isObject(value) || (typeof value === 'string' && value) ? value : null);

const richText = (value: unknown) => (isRichText(value) ? value : null);
