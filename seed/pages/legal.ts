import { facts } from '../facts';
import type { SeedPage } from './types';

export const seedPrivacy: SeedPage = {
  title: 'Privacy',
  seo: {
    description:
      'What this website stores when you write to us, what it does not collect, and how to ask for a message to be deleted.',
    keywords: ['privacy'],
  },
};

export const seedTerms: SeedPage = {
  title: 'Terms',
  seo: {
    description:
      'The terms for reading this website: general information, not medical advice, and not a channel for emergencies.',
    keywords: ['terms of use'],
  },
};

export const seedPrivacyPractices: SeedPage = {
  title: 'Notice of Privacy Practices',
  seo: {
    description:
      'How to get our Notice of Privacy Practices, which says how health information may be used and shared, and which rights you have.',
    keywords: ['notice of privacy practices', 'HIPAA'],
  },
};

export const seedGoodFaithEstimate: SeedPage = {
  title: 'Good Faith Estimate',
  seo: {
    description:
      'Your right to a written estimate of what your care will cost, if you have no insurance or do not use it, and how to ask us for it.',
    keywords: ['good faith estimate'],
  },
};

export const seedNondiscrimination: SeedPage = {
  title: 'Nondiscrimination and language help',
  seo: {
    description:
      'How to ask us for help with language or for another form, and where to complain if you believe that you were treated worse.',
    keywords: ['nondiscrimination', 'language help'],
  },
};

export const seedAccessibility: SeedPage = {
  title: 'Accessibility',
  words: { 'report.responseTime': facts.answer },
  seo: {
    description:
      'The standard that this website aims for, how it is tested, what we know is missing, and how to tell us about a barrier.',
    keywords: ['accessibility', 'WCAG'],
  },
};
