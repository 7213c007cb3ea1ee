/** Keys that change with each save or depend on the viewer. */
export const NOT_CONTENT = [
  'updatedAt',
  'createdAt',
  '_status',
  'changedBy',
  '_isLocked',
  '_userEditing',
  '_lastEditedAt',
];

/** Whether two stored states have the same content: an empty field equals a missing one. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : (value ?? undefined);
  const parts = Object.entries(value)
    .filter(([key]) => !NOT_CONTENT.includes(key))
    .map(([key, part]) => [key, contentOf(part as unknown)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => a.localeCompare(b));
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
