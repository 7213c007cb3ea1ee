import { facts } from '../facts';
import { seedAccreditations, seedContactPreview, seedProgramPictures } from './shared';
import { seedTestimonials } from './testimonials';
import type { SeedPage } from './types';

const { php, iop, outpatient } = facts;

export const seedHomepage: SeedPage = {
  title: 'Home',
  words: {
    'hero.subtitle': `A mental health treatment center in ${facts.place}, Florida. We offer day programs, outpatient care, and therapies with evidence behind them.`,
    'about.sectionSubtitle': 'We see a small number of people at a time, so that each one is known by name.',
    'about.descriptionParagraph1':
      'You may be reading this late at night, for yourself or for someone you love. Here you can read what we treat, how we treat it, and what a day here looks like.',
    'about.descriptionParagraph2':
      'Treatment begins with a long conversation, not a form. You make a plan together with a psychiatrist and a therapist. When things change, so does the plan.',
    'services.sectionSubtitle': 'Most people use more than one kind of help. Choose one to read more.',
    'services.services': [
      {
        title: 'Individual Therapy',
        description:
          'You and one licensed therapist, at your pace. You keep the same therapist from the first week on, so that you do not have to explain everything twice.',
      },
      {
        title: 'Group Therapy',
        description:
          'Small groups of people who know what you mean. A therapist leads, and nobody has to speak. Members promise to keep what they hear to themselves.',
      },
      {
        title: 'Family Support',
        description:
          'The people around you are affected too. They can meet with a therapist, with you or on their own, as you agree.',
      },
      {
        title: 'Medication Management',
        description:
          'A psychiatrist explains what a medication can and cannot do, starts with a low dose, and looks at it with you at each visit.',
      },
      {
        title: 'Nature-Based Care',
        description:
          'Quiet walks, breathing outdoors and time in the garden. A clinician is with you, and it is one part of a wider plan.',
      },
    ],
    'conditions.conditions': [
      {
        title: 'Anxiety',
        slug: 'anxiety',
        description:
          'Worry that will not switch off, tight breathing, sleepless nights. Treatment starts with what you feel in your body.',
      },
      {
        title: 'Bipolar Disorder',
        slug: 'bipolar',
        description:
          'Highs and lows that pull at work, money and family. Regular days and careful medication, side by side.',
      },
      {
        title: 'Post-Traumatic Stress Disorder',
        slug: 'ptsd',
        description:
          'When something past keeps coming back as if it were now. No step before you are ready for it.',
      },
      {
        title: 'Obsessive-Compulsive Disorder',
        slug: 'ocd',
        description:
          'Thoughts that return, and rituals that take hours. We plan each exercise with you. There are no surprises.',
      },
      {
        title: 'ADD/ADHD',
        slug: 'adhd',
        description:
          'A mind that starts ten things. Skills for time, attention and rest, with an assessment first if you need one.',
      },
      {
        title: 'Schizophrenia',
        slug: 'schizophrenia',
        description:
          'Long-term, respectful care: medication, therapy, and support for the people you live with.',
      },
    ],
    'levelsOfCare.programs': [
      {
        title: 'Partial Hospitalization',
        subtitle: `PHP, ${php.days}`,
        description: 'Our fullest day program. You spend the day here and the night at home.',
        features: [
          `Individual therapy ${php.individual}`,
          `Psychiatric visit ${php.psychiatric}`,
          `Family session ${php.family}`,
        ],
        link: '/programs#php',
      },
      {
        title: 'Intensive Outpatient',
        subtitle: `IOP, ${iop.days}`,
        description: `Half days of care, in the ${iop.time}, so that there is time for work, school or children.`,
        features: [
          `Group therapy ${iop.group}`,
          `Individual therapy ${iop.individual}`,
          `Family session ${iop.family}`,
        ],
        link: '/programs#iop',
      },
      {
        title: 'Outpatient',
        subtitle: outpatient.visits,
        description: 'A regular hour, to begin gently or to keep well.',
        features: [
          'Individual or family therapy',
          'Medication follow-up',
          'A way back to more care when you need it',
        ],
        link: '/programs#outpatient',
      },
    ],
    'accreditations.heading': `Why choose ${facts.name}`,
    'accreditations.paragraph': 'What you can check before you call.',
    'accreditations.accreditations': seedAccreditations,
    'testimonials.testimonials': seedTestimonials,
    ...seedContactPreview,
  },
  pictures: {
    'hero.backgroundVideo': 'hero.webm',
    'hero.backgroundImage': 'hero-poster.jpg',
    'about.lobbyImage': 'lobby.jpg',
    ...seedProgramPictures,
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
};
