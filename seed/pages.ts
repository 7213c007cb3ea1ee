import type { PageName } from '@/content/schemas';
import type { SeedSeo } from './types';

type SeedPage = {
  name: PageName;
  title: string;
  /** Titles follow the rules of spec §2 and the words of the page. */
  seo: Omit<SeedSeo, 'title'>;
  /** Words that differ from the built-in ones, by path. */
  words?: Record<string, string>;
  /** Pictures by path; the value is a file in `media/`, or a list of them. */
  pictures?: Record<string, string | string[]>;
};

const gallery = Array.from({ length: 8 }, (_, index) => `gallery-0${index + 1}.jpg`);

/** The fixed pages: pictures, titles for search engines, and what this centre says in its own words. */
export const seedPages: SeedPage[] = [
  {
    name: 'homepage',
    title: 'Home',
    words: { 'accreditations.heading': 'Why choose Stillwater Gardens' },
    pictures: {
      'hero.backgroundVideo': 'hero.webm',
      'hero.backgroundImage': 'hero-poster.jpg',
      'about.lobbyImage': 'lobby.jpg',
      'levelsOfCare.programs.0.image': 'gallery-04.jpg',
      'levelsOfCare.programs.1.image': 'group-circle.jpg',
      'levelsOfCare.programs.2.image': 'gallery-08.jpg',
    },
    seo: {
      description:
        'A mental health treatment center in Palm Beach Gardens, Florida: day programs, outpatient care and therapies with evidence behind them, at your pace.',
      keywords: [
        'mental health treatment',
        'Palm Beach Gardens',
        'partial hospitalization',
        'intensive outpatient',
        'therapy',
      ],
    },
  },
  {
    name: 'about',
    title: 'About',
    words: { 'hero.pageTitle': 'About Stillwater Gardens' },
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
  },
  {
    name: 'programs',
    title: 'Programs',
    pictures: {
      'levelsOfCare.programs.0.image': 'gallery-04.jpg',
      'levelsOfCare.programs.1.image': 'group-circle.jpg',
      'levelsOfCare.programs.2.image': 'gallery-08.jpg',
    },
    seo: {
      description:
        'Partial hospitalization, intensive outpatient and outpatient care in Palm Beach Gardens: what each program includes, who it is for, and how insurance works.',
      keywords: ['PHP', 'IOP', 'outpatient', 'partial hospitalization program', 'insurance'],
    },
  },
  {
    name: 'conditions',
    title: 'Conditions',
    seo: {
      description:
        'Anxiety, depression, bipolar disorder, PTSD, panic disorder, OCD, ADHD and schizophrenia: what each can feel like, and how it is treated at our center.',
      keywords: ['anxiety', 'depression', 'bipolar disorder', 'PTSD', 'OCD', 'ADHD', 'schizophrenia'],
    },
  },
  {
    name: 'therapies',
    title: 'Therapies',
    pictures: { 'mainTherapies.therapies.2.imageUrl': 'emdr.jpg', 'natureHealing.image': 'garden-path.jpg' },
    seo: {
      description:
        'CBT, mindfulness, EMDR, DBT and family systems therapy in Palm Beach Gardens, Florida: what happens in the room, what it may help with, and for whom.',
      keywords: ['CBT', 'mindfulness', 'EMDR', 'DBT', 'family systems therapy'],
    },
  },
  {
    name: 'gallery',
    title: 'Gallery',
    pictures: { 'gallery.images': gallery },
    seo: {
      description:
        'Illustrations of the rooms, the courtyard and the garden of Stillwater Gardens, a mental health treatment center in Palm Beach Gardens, Florida.',
      keywords: ['gallery', 'treatment center', 'garden', 'courtyard'],
    },
  },
  {
    name: 'contact',
    title: 'Contact',
    words: {
      'mapSection.paragraph': 'On PGA Boulevard, east of I-95. Parking is free, behind the building.',
    },
    seo: {
      description:
        'Call, write or visit Stillwater Gardens on PGA Boulevard in Palm Beach Gardens, Florida. Insurance verification, private pay and payment plans explained.',
      keywords: ['contact', 'phone', 'address', 'insurance verification', 'Palm Beach Gardens'],
    },
  },
  {
    name: 'privacy',
    title: 'Privacy',
    seo: {
      description:
        'What this website stores when you write to us, what it does not collect, and how to ask for a message to be deleted.',
      keywords: ['privacy'],
    },
  },
  {
    name: 'terms',
    title: 'Terms',
    seo: {
      description:
        'The terms for reading this website: general information, not medical advice, and not a channel for emergencies.',
      keywords: ['terms of use'],
    },
  },
];
