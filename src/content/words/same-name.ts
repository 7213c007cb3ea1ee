export const singleSpaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Whether two names differ in case and spaces at most. */
export const isSameName = (one: string, other: string) =>
  singleSpaced(one).localeCompare(singleSpaced(other), 'en', { sensitivity: 'accent' }) === 0;
