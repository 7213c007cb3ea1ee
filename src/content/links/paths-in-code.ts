import { crisisHelp } from '../crisis/crisis-help';
import { helpNow } from '../crisis/help-now';

/** Pages without a document: they do not depend on edits or on the database. */
export const pathsInCode: string[] = [...Object.values(crisisHelp), ...Object.values(helpNow)].map(
  ({ path }) => path,
);
