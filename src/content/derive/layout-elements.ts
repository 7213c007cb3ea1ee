import { asString, findNamed, prop } from '../json';

/** One element of the site layout's answer, without empty parts. */
export function element(name: string, values: unknown, parts: string[]) {
  const filled = parts
    .map((part) => [part, asString(prop(values, part))] as const)
    .filter(([, value]) => value !== '');
  return { name, type: name.replace(/ \d+$/, ''), values: Object.fromEntries(filled) };
}

/** Finds a part of an element in a section of the answer. */
export function valuesIn(content: unknown, section: string) {
  const elements = findNamed(content, section);
  return (name: string, part: string) =>
    prop(prop(findNamed(prop(elements, 'elements'), name), 'values'), part);
}
