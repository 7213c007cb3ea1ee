import { ownUrl, safeUrl } from '../links/address';
import { readFocus } from '../views/focus';
import { isSlug } from '../links/slug';
import type {
  Element,
  PageSchema,
  PageView,
  Part,
  Parts,
  Picture,
  Section,
  SectionView,
  TextPart,
} from '../schema/element';
import { asList, asString, findNamed, prop } from '../json';
import { isAllowedMap } from '../links/map-hosts';
import { elementName, sectionName } from '../schema/names';
import { numberedPartName, pictureKey } from './to-api';

/**
 * Reads the answer of `GET /api/pages/{name}` into the complete view of a page. Total: any input gives a
 * complete view. Applies the two fallback rules of spec §5, and nothing else does: an empty element takes its
 * fallback; a numbered or listed item counts only when all its required parts are present, and the default
 * list is used when none is left.
 */
export function readPage<S extends PageSchema>(schema: S, body: unknown): PageView<S> {
  const sections = contentOf(schema, body);
  const view = Object.fromEntries(
    Object.entries(schema.sections).map(([key, section]) => {
      const answered = findNamed(sections, sectionName(key, section));
      const words = readElements(section, answered);
      const isHidden = !section.isFixed && prop(answered, 'hidden') === true;
      return [key, isHidden ? { ...words, isHidden } : words];
    }),
  );
  return view as PageView<S>;
}

/** The complete view of one answered section, or of one block of an extra page. */
export function readElements<S extends Section>(section: S, answered: unknown): SectionView<S> {
  const elements = asList(prop(answered, 'elements'));
  return Object.fromEntries(
    Object.entries(section.elements).map(([key, element]) => [
      key,
      readElement(elementName(key, element), element, elements, section),
    ]),
  ) as SectionView<S>;
}

function contentOf(schema: PageSchema, body: unknown): unknown[] {
  const content = prop(prop(body, 'data'), 'content') ?? prop(body, 'content');
  return asList(schema.envelope === 'data.content.sections' ? prop(content, 'sections') : content);
}

function readElement(name: string, element: Element, elements: unknown[], section: Section): unknown {
  const values = prop(findNamed(elements, name) ?? ofType(elements, element, section), 'values');
  switch (element.kind) {
    case 'text':
      return asString(prop(values, 'text')) || element.fallback;
    case 'embed': {
      const address = asString(prop(values, 'embed_url'));
      return isAllowedMap(address) ? address : element.fallback;
    }
    case 'link':
      return {
        text: asString(prop(values, 'text')) || element.fallback.text,
        url: safeUrl(asString(prop(values, 'url'))) || element.fallback.url,
      };
    case 'image':
      return readPicture(values, '');
    case 'gallery':
      return elements
        .filter((candidate) => asString(prop(candidate, 'name')).startsWith(element.item))
        .flatMap(
          (candidate, index) => readPicture(prop(candidate, 'values'), `Gallery image ${index + 1}`) ?? [],
        );
    case 'numbered': {
      const items = Array.from({ length: element.max }, (_, index) =>
        readItem(element.parts, (part) =>
          prop(prop(findNamed(elements, numberedPartName(element, index, part)), 'values'), 'text'),
        ),
      );
      return complete(items, element);
    }
    case 'list': {
      const items = asList(prop(values, element.listKey)).map((item) =>
        readItem(element.parts, (part) => prop(item, part)),
      );
      return complete(items, element);
    }
    default:
      return element satisfies never;
  }
}

type Item = Record<string, unknown>;

function complete(
  items: Item[],
  element: { required: readonly string[]; max: number; fallback: readonly Item[]; parts: Parts },
) {
  const whole = items.filter((item) => element.required.every((part) => item[part] !== ''));
  if (whole.length > 0) return whole.slice(0, element.max);
  return element.fallback.map((item) => readItem(element.parts, (part) => item[part]));
}

const readItem = (parts: Parts, value: (part: string) => unknown): Item =>
  Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [
      key,
      part.kind === 'image' ? readPicturePart(key, value) : readPart(part, value(key)),
    ]),
  );

/**
 * A picture of an item: an address with its details beside it, or one object, as in copies kept by older
 * versions.
 */
function readPicturePart(key: string, value: (part: string) => unknown) {
  if (typeof value(key) !== 'string') return readPicture(value(key), '');
  const [alt, width, height, focus] = ['alt', 'width', 'height', 'focus'].map((name) =>
    value(pictureKey(key, name)),
  );
  return readPicture({ src: value(key), alt, width, height, focus }, '');
}

function readPart(part: Exclude<Part, { kind: 'image' }>, value: unknown) {
  switch (part.kind) {
    case 'text':
      return part.leadsTo ? readTarget(part.leadsTo, asString(value)) : asString(value);
    case 'lines':
      return asList(value)
        .map((line) => asString(typeof line === 'string' ? line : prop(line, 'text')))
        .filter(Boolean)
        .slice(0, part.maxRows);
    default:
      return part satisfies never;
  }
}

const readTarget = (kind: NonNullable<TextPart['leadsTo']>, target: string) =>
  kind === 'page' && isSlug(target) ? target : safeUrl(target);

/** A picture of this site from its values; null for anything else. */
export function readPicture(values: unknown, defaultAlt: string): Picture | null {
  const src = ownUrl(asString(prop(values, 'src')));
  if (!src) return null;
  const [width, height] = [size(prop(values, 'width')), size(prop(values, 'height'))];
  return {
    src,
    alt: asString(prop(values, 'alt')) || defaultAlt,
    ...(width && height ? { width, height } : {}),
    ...readFocus(prop(values, 'focus')),
  };
}

/**
 * Finds elements by name or by type (spec §3): by type only where the section has one element of that type,
 * and only among elements whose name does not belong to another element.
 */
function ofType(elements: unknown[], element: Element, section: Section) {
  const type = typeOf(element);
  const known = Object.entries(section.elements);
  if (!type || known.filter(([, other]) => typeOf(other) === type).length !== 1) return undefined;
  const names = known.map(([key, other]) => elementName(key, other));
  return elements.find(
    (candidate) => prop(candidate, 'type') === type && !names.includes(asString(prop(candidate, 'name'))),
  );
}

const typeOf = (element: Element) =>
  element.kind === 'list' ? element.as : 'type' in element ? element.type : undefined;

const size = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
