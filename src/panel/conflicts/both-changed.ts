import type { ClientField, FormState } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { asList, asString, prop } from '@/content/json';
import { isSameContent, NOT_CONTENT } from '../publish/same-content';

type Doc = Record<string, unknown>;

/** The names of the fields in which this form has another value than it was opened with. */
export const changedHere = (fields: FormState): Set<string> =>
  new Set(
    Object.entries(fields)
      .filter(([, { value, initialValue }]) => JSON.stringify(value) !== JSON.stringify(initialValue))
      .map(([place]) => place.split('.')[0] ?? ''),
  );

type States = { opened: Doc; mine: Doc; theirs: Doc };

/** Those of them in which the colleague has meanwhile saved another value. */
export const changedByBoth = (changed: ReadonlySet<string>, { opened, mine, theirs }: States): string[] =>
  [...changed].filter(
    (name) =>
      name in theirs &&
      !NOT_CONTENT.includes(name) &&
      !isSameContent(opened[name], theirs[name]) &&
      !isSameContent(mine[name], theirs[name]),
  );

/** The label of a field, and what a value of it says. `value` has its related documents. */
export function saidIn(
  fields: ClientField[],
  name: string,
  value: unknown,
): { label: string; words: string } {
  const field = flattenTopLevelFields(fields).find((one) => 'name' in one && one.name === name);
  const options = asList(prop(field, 'options'));
  const chosen = options.find((option) => prop(option, 'value') === value);
  return {
    label: asString(prop(field, 'label')) || name,
    words: asString(prop(chosen, 'label')) || valueInWords(value),
  };
}

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const title = ['name', 'title', 'filename'].map((key) => asString(prop(value, key))).find(Boolean);
  if (title) return title;
  const parts = Object.entries(value)
    .filter(([key, part]) => key !== 'id' && part !== null && part !== '')
    .map(([, part]) => valueInWords(part));
  return parts.join(Array.isArray(value) ? '\n' : ', ') || '(empty)';
}
