import { prop } from '@/content/json';

/** The id of what a relation holds: an id, or the document itself; empty for nothing. */
export const idOf = (value: unknown): string => String(prop(value, 'id') ?? value ?? '');
