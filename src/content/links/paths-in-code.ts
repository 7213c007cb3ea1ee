import { crisisHelp } from '../crisis/crisis-help';
import { HELP_NOW_PATH } from '../crisis/help-now';

/** Pages without a document: they do not depend on edits or on the database. */
export const pathsInCode: string[] = [...Object.values(crisisHelp).map(({ path }) => path), HELP_NOW_PATH];
