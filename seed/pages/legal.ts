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
