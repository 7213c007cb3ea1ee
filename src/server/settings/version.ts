import { readFileSync } from 'node:fs';
import { asString, prop } from '@/content/json';

/** The version of this product: what the package.json of the folder says that it was started in. */
export const VERSION = asString(prop(JSON.parse(readFileSync('package.json', 'utf8')), 'version'));
