import { facts } from '../facts';
import { seedAccreditations, seedContactPreview } from './shared';
import type { SeedPage } from './types';

export const seedAbout: SeedPage = {
  title: 'About',
  words: {
    'hero.pageTitle': `About ${facts.name}`,
    'hero.pageSubtitle': `A small treatment center in ${facts.place}, with a garden, a courtyard and a team that stays.`,
    'mission.missionStatement':
      'To give people time, skilled company and honest information, in a place that does not feel like a hospital.',
    'teamOverview.sectionSubtitle': 'Psychiatrists, therapists and nurses who work as one team.',
    'approach.cards': [
      {
        title: 'One plan, one page',
        description: 'Everybody who treats you works from the same page. You have a copy.',
      },
      {
        title: 'Your pace',
        description: 'We explain each step before it happens. You can say stop, and we do.',
      },
      {
        title: 'The people around you',
        description: 'Family is welcome when you want it, with its own support.',
      },
    ],
    'accreditations.accreditations': seedAccreditations,
    ...seedContactPreview,
  },
  pictures: {
    'hero.heroImage': 'gallery-03.jpg',
    'approach.cards.0.image': 'journal-table.jpg',
    'approach.cards.1.image': 'quiet-room.jpg',
    'approach.cards.2.image': 'blog-03.jpg',
  },
  seo: {
    description:
      'Meet the psychiatrists, therapists and nurses of Stillwater Gardens in Palm Beach Gardens, Florida, and read how we plan and review treatment together.',
    keywords: ['about', 'treatment team', 'psychiatrists', 'therapists', 'Palm Beach Gardens'],
  },
};
