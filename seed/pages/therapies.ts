import { facts } from '../facts';
import type { SeedPage } from './types';

export const seedTherapiesPage: SeedPage = {
  title: 'Therapies',
  words: {
    'philosophy.paragraph':
      'No therapy suits everyone. Your therapist explains why a method is suggested, what it asks of you, and how we will know together if it is not helping.',
    'natureHealing.sectionHeading': 'Time outdoors is part of the plan',
    'natureHealing.natureParagraph1':
      'Some conversations are easier side by side than face to face. The garden paths are short, shaded and private.',
    'natureHealing.natureParagraph2':
      'Twice a week there is a quiet hour by the water, with a clinician beside you.',
    'natureHealing.features': [
      { text: 'Garden walks' },
      { text: 'Mornings by the water' },
      { text: 'Breathing outdoors' },
    ],
    'personalizedApproach.features': [
      {
        title: 'Assessment',
        description: 'Two meetings without hurry, a medical check, and what happened in your own words.',
      },
      {
        title: 'Choice of method',
        description: 'We suggest, you decide. You can ask for the research behind each suggestion.',
      },
      {
        title: `Review ${facts.review}`,
        description: 'What helps stays. What does not is changed, and you hear why.',
      },
      {
        title: 'A way onward',
        description: 'Before you leave there is a written plan, a next appointment and a number to call.',
      },
    ],
    'cta.ctaDescription': `A first conversation takes ${facts.firstCall} and does not commit you to anything.`,
  },
  pictures: { 'mainTherapies.therapies.2.imageUrl': 'emdr.jpg', 'natureHealing.image': 'garden-path.jpg' },
  seo: {
    description:
      'CBT, mindfulness, EMDR, DBT and family systems therapy in Palm Beach Gardens, Florida: what happens in the room, what it may help with, and for whom.',
    keywords: ['CBT', 'mindfulness', 'EMDR', 'DBT', 'family systems therapy'],
  },
};
