import type { FieldHook } from 'payload';
import { isSameName, singleSpaced } from '@/content/words/same-name';

/** Splits tags typed as "sleep, worry" and removes duplicates. */
export const splitTags: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value;
  const tags = value.flatMap((tag) => String(tag).split(/[,;]/)).map(singleSpaced);
  return tags.filter((tag, index) => tag && tags.findIndex((other) => isSameName(other, tag)) === index);
};
