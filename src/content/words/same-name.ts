export const singleSpaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Whether two names differ in case and spaces at most. */
export const isSameName = (one: string, other: string) =>
  singleSpaced(one).localeCompare(singleSpaced(other), 'en', { sensitivity: 'accent' }) === 0;

/** Stands for all categories in the filter of the blog (src/sections/blog/filters.ts). */
const OF_FILTER = 'all';

/** Whether a category of this name could not be told from all of them. */
export const isNameOfFilter = (name: string) => isSameName(name, OF_FILTER);

/** The name of a category from an import or a call, which nobody can be asked to change. */
export const importedCategory = (given: string) =>
  isNameOfFilter(given) ? 'All topics' : singleSpaced(given);
