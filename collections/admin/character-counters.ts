import { traverseFields, type Field, type Plugin } from 'payload';

const COUNTER = '@/panel/fields/counter#Counter';
const WORD_DIFF = '@/panel/document/word-diff#WordDiff';

/** Adds a counter below every text field with a limit. Versions of all texts are compared by word. */
export const characterCounters: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])])
    traverseFields({ fields, callback: ({ field }) => void count(field as Field) });
  return config;
};

/** Some field objects are shared between collections and visited more than once. */
function count(field: Field) {
  if (field.type !== 'text' && field.type !== 'textarea') return;
  if ('hasMany' in field && field.hasMany) return;
  const compared = { ...field.admin?.components, Diff: WORD_DIFF };
  Object.assign(field, { admin: { ...field.admin, components: compared } });
  const others = field.admin?.components?.afterInput ?? [];
  if (!field.maxLength || others.includes(COUNTER)) return;
  const components = { ...field.admin?.components, afterInput: [...others, COUNTER] };
  Object.assign(field, { admin: { ...field.admin, components } });
}
