import { isCode } from '../links/address';
import { asString, prop } from '../json';

const DEEPEST = 12;

/**
 * JSON-LD as an editor wrote it, parsed; undefined when it is not a schema.org object. Removes `javascript:`
 * addresses and keys such as `__proto__`.
 */
export function asThing(source: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(source ?? '');
    if (typeof value !== 'object' || value === null) return undefined;
    const things = Array.isArray(value) ? { '@context': 'https://schema.org', '@graph': value } : value;
    const clean = cleaned(things, 0) as Record<string, unknown>;
    return isThing(clean) || areThings(clean['@graph']) ? clean : undefined;
  } catch {
    return undefined;
  }
}

/** A type is a name, or a list of names. */
function isThing(value: unknown): boolean {
  const type = prop(value, '@type');
  const names: unknown[] = Array.isArray(type) ? type : [type];
  return names.length > 0 && names.every((name) => asString(name) !== '');
}

const areThings = (graph: unknown) => Array.isArray(graph) && graph.length > 0 && graph.every(isThing);

function cleaned(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return null;
  if (typeof value === 'string') return isCode(value) ? '' : value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !['__proto__', 'constructor', 'prototype'].includes(name))
      .map(([name, part]) => [name, cleaned(part, depth + 1)]),
  );
}
