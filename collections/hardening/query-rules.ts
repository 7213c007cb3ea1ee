import {
  APIError,
  Forbidden,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type Where,
} from 'payload';
import { asList } from '@/content/json';

/**
 * Sorting by a hidden column leaks its values. Payload checks columns of the list itself, but not hidden
 * columns of related documents. The panel's lists use the Local API with the viewer's rights.
 */
export const refuseSortByHiddenFields: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || !['read', 'findVersions'].includes(operation)) return args;
  const given = 'sort' in args ? args.sort : undefined;
  const paths = (Array.isArray(given) ? given : [given]).filter((path) => typeof path === 'string');
  for (const path of paths.flatMap((list) => list.split(','))) {
    const names = path.replace(/^-/, '').replaceAll('__', '.').split('.');
    if (operation === 'findVersions' && names[0] === 'version') names.shift();
    if (leadsElsewhere(collection.flattenedFields, names)) throw new Forbidden(req.t);
  }
  return args;
};

function leadsElsewhere(fields: FlattenedField[], [name, ...more]: string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || more.length === 0) return false;
  if (field.type === 'relationship' || field.type === 'upload')
    return !['id', 'value', 'relationTo'].includes(more.join('.'));
  return 'flattenedFields' in field && leadsElsewhere(field.flattenedFields, more);
}

/**
 * Operators that Payload passes to databases without support: no field here is a point or has several values.
 */
const NO_OPERATORS = ['near', 'within', 'intersects', 'all'];

/** Rejects a query that no database understands with a message; otherwise it would fail as a server error. */
export const refuseUnsupportedWhere: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
}) => {
  if (overrideAccess !== true && 'where' in args && args.where)
    checkWhere(args.where, collection.flattenedFields);
  return args;
};

function checkWhere(where: Where, fields: FlattenedField[]) {
  for (const [path, asked] of Object.entries(where)) {
    if (['and', 'or'].includes(path.toLowerCase())) {
      for (const part of asList(asked)) checkWhere(part as Where, fields);
      continue;
    }
    const names = path.replaceAll('__', '.').split('.');
    if (names[0] === 'version') names.shift();
    const isDate = fieldAt(fields, names)?.type === 'date';
    for (const [operator, value] of Object.entries(asked ?? {})) {
      if (NO_OPERATORS.includes(operator))
        throw new APIError(`The operator “${operator}” is not supported. Try “equals” or “in”.`, 400);
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date))
        throw new APIError(`“${path}” is compared with a text, a number or a list of them.`, 400);
      if (isDate && operator !== 'exists' && !partsOf(operator, value).every(isDateOrNone))
        throw new APIError(`“${path}” is compared with a date such as 2026-01-31.`, 400);
    }
  }
}

/** A list may be comma-separated. */
const partsOf = (operator: string, value: unknown) =>
  ['in', 'not_in'].includes(operator) ? [value].flat().join().split(',') : [String(value)];

const isDateOrNone = (text: string) => ['', 'null'].includes(text) || !Number.isNaN(Date.parse(text));

function fieldAt(fields: FlattenedField[], [name, ...more]: string[]): FlattenedField | undefined {
  const field = fields.find((one) => one.name === name);
  if (more.length === 0 || !field) return field;
  if (field.type === 'richText' || field.type === 'json')
    throw new APIError(`“${field.name}” is asked as a whole, not by its parts.`, 400);
  return 'flattenedFields' in field ? fieldAt(field.flattenedFields, more) : undefined;
}
