import type { SeedPage } from './types';

export const seedConditionsPage: SeedPage = {
  title: 'Conditions',
  words: {
    'overview.paragraph':
      'Symptoms overlap, and many people live with more than one condition. An assessment sorts out what is happening, at your pace, before anybody speaks of treatment.',
    'closing.paragraph':
      'Call us and describe it in your own words. If we are not the right place, we help you find one that is.',
  },
  seo: {
    description:
      'Anxiety, depression, bipolar disorder, PTSD, panic disorder, OCD, ADHD and schizophrenia: what each can feel like, and how it is treated at our center.',
    keywords: ['anxiety', 'depression', 'bipolar disorder', 'PTSD', 'OCD', 'ADHD', 'schizophrenia'],
  },
};
