import {
  APIError,
  Forbidden,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { asList } from '@/content/json';

/**
 * Sorting by a hidden column leaks its values. Payload checks columns of the list itself, but not hidden
 * columns of related documents. The panel's lists use the Local API with the viewer's rights. A bulk change
 * of the first documents of a sort tells which they are.
 */
export const refuseSortByHiddenFields: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || !('sort' in args)) return args;
  for (const path of pathsOfSort(args.sort)) {
    const isOfVersion = operation === 'findVersions' && path.startsWith('version.');
    if (leadsToHiddenFields(collection, isOfVersion ? path.slice('version.'.length) : path))
      throw new Forbidden(req.t);
  }
  return args;
};

/** The columns of a sort, without their direction: `status,-assignee__name` are `status`, `assignee.name`. */
export const pathsOfSort = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort])
    .filter((path) => typeof path === 'string')
    .flatMap((list) => list.split(','))
    .filter(Boolean)
    .map((path) => path.replace(/^-/, '').replaceAll('__', '.'));

export const leadsToHiddenFields = (
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  path: string,
) => leadsElsewhere(flattenedFields, path.split('.'));

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
/** Operators whose value is a list. */
const OF_LISTS = ['in', 'not_in'];
/** Filters of the panel have two levels. Thousands would exhaust the stack. */
const DEEPEST_WHERE = 20;

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

function checkWhere(where: Where, fields: FlattenedField[], depth = 0) {
  if (depth > DEEPEST_WHERE) throw new APIError('This filter is nested too deeply.', 400);
  for (const [path, asked] of Object.entries(where)) {
    if (['and', 'or'].includes(path.toLowerCase())) {
      for (const part of asList(asked)) checkWhere(part as Where, fields, depth + 1);
      continue;
    }
    const names = path.replaceAll('__', '.').split('.');
    if (names.at(-1) === '_id') throw new APIError('The column “_id” is called “id”.', 400);
    if (names[0] === 'version') names.shift();
    const isDate = fieldAt(fields, names)?.type === 'date';
    for (const [operator, value] of Object.entries(asked ?? {})) {
      if (NO_OPERATORS.includes(operator))
        throw new APIError(`The operator “${operator}” is not supported. Try “equals” or “in”.`, 400);
      if ([value].flat().some(isStructure))
        throw new APIError(`“${path}” is compared with a text, a number or a list of them.`, 400);
      if (Array.isArray(value) && !OF_LISTS.includes(operator))
        throw new APIError(`“${path}” is compared with a list by “in” or “not_in” only.`, 400);
      if (isDate && operator !== 'exists' && !partsOf(operator, value).every(isDateOrNone))
        throw new APIError(`“${path}” is compared with a date such as 2026-01-31.`, 400);
    }
  }
}

const isStructure = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** A list may be comma-separated. */
const partsOf = (operator: string, value: unknown) =>
  OF_LISTS.includes(operator) ? [value].flat().join().split(',') : [String(value)];

const isDateOrNone = (text: string) => ['', 'null'].includes(text) || !Number.isNaN(Date.parse(text));

function fieldAt(fields: FlattenedField[], [name, ...more]: string[]): FlattenedField | undefined {
  const field = fields.find((one) => one.name === name);
  if (more.length === 0 || !field) return field;
  if (field.type === 'richText' || field.type === 'json')
    throw new APIError(`“${field.name}” is asked as a whole, not by its parts.`, 400);
  return 'flattenedFields' in field ? fieldAt(field.flattenedFields, more) : undefined;
}
