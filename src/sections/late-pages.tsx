'use client';

import { late } from '@/components/late';

/** Every page of the site, whose code follows its words. */
export const AboutPage = late('touched', async () => (await import('./about/about-page')).AboutPage);
export const ProgramsPage = late(
  'touched',
  async () => (await import('./programs/programs-page')).ProgramsPage,
);
export const ConditionsPage = late(
  'touched',
  async () => (await import('./conditions/conditions-page')).ConditionsPage,
);
export const ConditionPage = late(
  'touched',
  async () => (await import('./condition/condition-page')).ConditionPage,
);
export const TherapiesPage = late(
  'touched',
  async () => (await import('./therapies/therapies-page')).TherapiesPage,
);
export const TherapyPage = late('touched', async () => (await import('./therapy/therapy-page')).TherapyPage);
export const GalleryPage = late('touched', async () => (await import('./gallery/gallery-page')).GalleryPage);
export const ContactPage = late('touched', async () => (await import('./contact/contact-page')).ContactPage);
export const BlogPage = late('touched', async () => (await import('./blog/blog-page')).BlogPage);
export const ArticlePage = late('touched', async () => (await import('./article/article-page')).ArticlePage);
export const PrivacyPage = late('touched', async () => (await import('./legal/legal-page')).PrivacyPage);
export const TermsPage = late('touched', async () => (await import('./legal/legal-page')).TermsPage);
export const PrivacyPracticesPage = late(
  'touched',
  async () => (await import('./legal/legal-page')).PrivacyPracticesPage,
);
export const AccessibilityPage = late(
  'touched',
  async () => (await import('./legal/accessibility-page')).AccessibilityPage,
);
export const NotFoundPage = late('touched', async () => (await import('./not-found-page')).NotFoundPage);
export const ConditionNotFound = late(
  'touched',
  async () => (await import('./condition/condition-not-found')).ConditionNotFound,
);
export const TherapyNotFound = late(
  'touched',
  async () => (await import('./therapy/therapy-not-found')).TherapyNotFound,
);
export const ArticleNotFound = late(
  'touched',
  async () => (await import('./article/article-not-found')).ArticleNotFound,
);
