import type { SeedPage } from './types';

export const seedGallery: SeedPage = {
  title: 'Gallery',
  words: {
    'hero.pageDescription':
      'Rooms with daylight, a courtyard with water, a garden to walk in. The pictures are illustrations.',
  },
  pictures: { 'gallery.images': Array.from({ length: 8 }, (_, index) => `gallery-0${index + 1}.jpg`) },
  seo: {
    description:
      'Illustrations of the rooms, the courtyard and the garden of Stillwater Gardens, a mental health treatment center in Palm Beach Gardens, Florida.',
    keywords: ['gallery', 'treatment center', 'garden', 'courtyard'],
  },
};
