/** The heading of a document without a title: "New article". */
export const newName = (singular: unknown) =>
  `New ${typeof singular === 'string' ? singular.charAt(0).toLowerCase() + singular.slice(1) : 'document'}`;
