import { readFileSync } from 'node:fs';
import { asString, prop } from '@/content/json';

/** The version of this product, from the package.json of the working directory. */
export const VERSION = asString(prop(JSON.parse(readFileSync('package.json', 'utf8')), 'version'));
