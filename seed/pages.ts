import type { PageName } from '@/content/schema/schemas';
import { seedAbout } from './pages/about';
import { seedBlogPage } from './pages/blog';
import { seedConditionsPage } from './pages/conditions';
import { seedContact } from './pages/contact';
import { seedGallery } from './pages/gallery';
import { seedHomepage } from './pages/homepage';
import {
  seedAccessibility,
  seedGoodFaithEstimate,
  seedNondiscrimination,
  seedPrivacy,
  seedPrivacyPractices,
  seedTerms,
} from './pages/legal';
import { seedPrograms } from './pages/programs';
import { seedTherapiesPage } from './pages/therapies';
import type { SeedPage } from './pages/types';

/** The fixed pages: pictures, descriptions for search engines, and the demo center's own text. */
export const seedPages: Record<PageName, SeedPage> = {
  homepage: seedHomepage,
  about: seedAbout,
  programs: seedPrograms,
  conditions: seedConditionsPage,
  therapies: seedTherapiesPage,
  gallery: seedGallery,
  contact: seedContact,
  blog: seedBlogPage,
  privacy: seedPrivacy,
  terms: seedTerms,
  'privacy-practices': seedPrivacyPractices,
  'good-faith-estimate': seedGoodFaithEstimate,
  nondiscrimination: seedNondiscrimination,
  accessibility: seedAccessibility,
};
