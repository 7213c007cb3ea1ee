import { prop } from '@/content/json';

/** The id of a relationship value: an id, or the populated document; empty for nothing. */
export const idOf = (value: unknown): string => String(prop(value, 'id') ?? value ?? '');
