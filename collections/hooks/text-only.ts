import type { FieldHook } from 'payload';

/** A thing sent in place of words counts as none: Payload would store it as it is, where the database lets it. */
export const textOnly: FieldHook = ({ value }) => (typeof value === 'object' ? null : value);
