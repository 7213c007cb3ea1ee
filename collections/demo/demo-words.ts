import type { CollectionBeforeChangeHook } from 'payload';
import type { Element, PageSchema, Parts } from '@/content/schema/element';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { ownBody } from '@/content/derive/to-seed';
import { asList, asString, prop } from '@/content/json';
import { seededWords, type IsSeeded } from './seeded-words';

/** Shorter texts, such as "Group Therapy", could be any center's. */
const LONG_ENOUGH = 25;

type Body = Record<string, Record<string, unknown>>;

/**
 * A page belongs to the demo as long as it contains demo text, unless an editor has made it the center's own
 * (ours.ts). A restored version may bring demo text back.
 */
export const clearDemoFlagWhenRewritten: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isSeeded = req.user && (await seededWords(req));
  if (!isSeeded) return data;
  const mayBeDemo = prop(originalDoc, 'isDemo') === true || req.context.isRestoringVersion === true;
  return { ...data, isDemo: mayBeDemo && demoPlaces(data, isSeeded).length > 0 };
};

/** Where a page still has demo text: `section.element`, and `seo`. */
function demoPlaces(page: unknown, isSeeded: IsSeeded): string[] {
  const name = asString(prop(page, 'name'));
  if (!isPageName(name)) return [];
  const body = asList(prop(page, 'body'))[0];
  const places = elementsOf(pageSchemas[name]).flatMap(({ section, key, element }) =>
    isOfDemo(isSeeded, `${name}.${section}.${key}`, element, prop(prop(body, section), key))
      ? [`${section}.${key}`]
      : [],
  );
  const isDescribed = isSeeded(`${name}.seo.center`, prop(prop(page, 'seo'), 'description'));
  return isDescribed ? [...places, 'seo'] : places;
}

/**
 * The body of a page without the words and pictures of the fictional center: nothing in their place, which
 * shows the built-in words, and what staff wrote stays. A section that has to be the center's own is off when
 * nothing is left in it.
 * @param pictures the ids of the demo's pictures and films
 */
export function withoutDemo(
  schema: PageSchema,
  body: unknown,
  pictures: ReadonlySet<string>,
  isSeeded: IsSeeded,
) {
  const empty = ownBody(schema) as unknown as Body;
  const own = structuredClone(body) as Body;
  for (const { section, key, element, isOwn } of elementsOf(schema)) {
    const value = prop(own[section], key);
    const place = `${schema.name}.${section}.${key}`;
    const left = leftOf(isSeeded, place, element, value);
    const kept = left === undefined ? empty[section]?.[key] : left;
    own[section] = { ...own[section], [key]: withoutPictures(element, kept, pictures) };
    if (isOwn && 'parts' in element && (left === undefined || isAsItCame(isSeeded, place, element, value)))
      own[section].isShown = false;
  }
  return own;
}

/** Whether a list is unchanged from the software or the demo, ignoring pictures. */
const isAsItCame = (
  isSeeded: IsSeeded,
  place: string,
  { parts, fallback }: Extract<Element, { parts: Parts }>,
  value: unknown,
) => {
  const words = Object.fromEntries(Object.entries(parts).filter(([, { kind }]) => kind !== 'image'));
  const textsIn = (rows: readonly unknown[]) => rows.flatMap((row) => textsOf(words, row)).filter(Boolean);
  const builtIn = new Set(textsIn(fallback));
  return textsIn(asList(value)).every((text) => builtIn.has(text) || isSeeded(place, text));
};

const elementsOf = (schema: PageSchema) =>
  Object.entries(schema.sections).flatMap(([section, { elements, isOwn }]) =>
    Object.entries(elements).map(([key, element]) => ({ section, key, element, isOwn })),
  );

function isOfDemo(isSeeded: IsSeeded, place: string, element: Element, value: unknown): boolean {
  if ('parts' in element) return ownRows(isSeeded, place, element, value).length < asList(value).length;
  if (element.kind === 'link') return isSeeded(`${place}.text`, prop(value, 'text'));
  return isSeeded(place, value);
}

/** A value without the demo's parts; undefined when nothing is left. */
function leftOf(isSeeded: IsSeeded, place: string, element: Element, value: unknown): unknown {
  if (!isOfDemo(isSeeded, place, element, value)) return value ?? null;
  const rows = ownRows(isSeeded, place, element, value);
  return rows.length > 0 ? rows : undefined;
}

/** The rows of a list that staff wrote: none of their longer texts is the demo's. */
function ownRows(isSeeded: IsSeeded, place: string, element: Element, value: unknown): unknown[] {
  if (!('parts' in element)) return [];
  const builtIn = new Set(element.fallback.flatMap((item) => textsOf(element.parts, item)));
  const isDemos = (text: string) => text.length >= LONG_ENOUGH && !builtIn.has(text) && isSeeded(place, text);
  return asList(value).filter((row) => !textsOf(element.parts, row).some(isDemos));
}

/** The texts of a row, split into lines as stored or as seeded. */
const textsOf = (parts: Parts, row: unknown): string[] =>
  Object.keys(parts).flatMap((part) => {
    const value = prop(row, part);
    return Array.isArray(value)
      ? value.map((line) => asString(line) || asString(prop(line, 'text')))
      : [asString(value)];
  });

function withoutPictures(element: Element, value: unknown, pictures: ReadonlySet<string>): unknown {
  const isDemos = (picture: unknown) => pictures.has(asString(picture));
  if (element.kind === 'gallery') return asList(value).filter((picture) => !isDemos(picture));
  if (element.kind === 'image') return isDemos(value) ? null : value;
  if (!('parts' in element)) return value;
  return asList(value).map((row) =>
    Object.fromEntries(
      Object.entries(row as object).map(([part, content]) => [part, isDemos(content) ? null : content]),
    ),
  );
}
