/** `mainHeading` is `main heading` in the API. Exceptions are an explicit `as:` in the schema. */
export const elementName = (key: string, element: { as?: string }) => element.as ?? toWords(key, ' ');

/** `levelsOfCare` is `levels_of_care` in the API. */
export const sectionName = (key: string, section: { as?: string }) => section.as ?? toWords(key, '_');

/** `service 1 title`: the name of one part of a numbered item, `index` counted from 0. */
export const numberedName = (item: string, index: number, part: string) =>
  `${item} ${index + 1} ${toWords(part, ' ')}`;

const toWords = (key: string, separator: string) =>
  key.replace(/([a-z])([A-Z0-9])|([0-9])([A-Za-z])/g, '$1$3' + separator + '$2$4').toLowerCase();
