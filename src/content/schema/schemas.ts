import type { PageSchema } from './element';
import { about } from './pages/about';
import { blog } from './pages/blog';
import { conditions } from './pages/conditions';
import { contact } from './pages/contact';
import { gallery } from './pages/gallery';
import { homepage } from './pages/homepage';
import {
  accessibility,
  goodFaithEstimate,
  nondiscrimination,
  privacy,
  privacyPractices,
  terms,
} from './pages/legal';
import { programs } from './pages/programs';
import { therapies } from './pages/therapies';

/** The fixed pages by their API name (spec §7). */
export const pageSchemas = {
  homepage,
  about,
  programs,
  conditions,
  therapies,
  gallery,
  contact,
  blog,
  privacy,
  terms,
  'privacy-practices': privacyPractices,
  'good-faith-estimate': goodFaithEstimate,
  nondiscrimination,
  accessibility,
} as const satisfies Record<string, PageSchema>;

export type PageName = keyof typeof pageSchemas;

export const isPageName = (name: string): name is PageName => Object.hasOwn(pageSchemas, name);
