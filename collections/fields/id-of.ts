import { get } from '@/content/json';

/** The id of what a relation holds: an id, or the document itself; empty for nothing. */
export const idOf = (value: unknown): string => String(get(value, 'id') ?? value ?? '');
