import { readFileSync } from 'node:fs';
import { asText, get } from '@/content/json';

/** The version of this product: what the package.json of the folder says that it was started in. */
export const VERSION = asText(get(JSON.parse(readFileSync('package.json', 'utf8')), 'version'));
