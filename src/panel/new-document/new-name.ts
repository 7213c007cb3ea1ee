/** What a document is called that has no title yet: "New article". */
export const newName = (singular: unknown) =>
  `New ${typeof singular === 'string' ? singular.charAt(0).toLowerCase() + singular.slice(1) : 'document'}`;
