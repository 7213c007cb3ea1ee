import { crisisHelp } from '../words/crisis-help';
import { HELP_NOW_PATH } from '../words/help-now';

/** Pages without a document: no edit and no failure can take them away. */
export const pathsInCode: string[] = [...Object.values(crisisHelp).map(({ path }) => path), HELP_NOW_PATH];
