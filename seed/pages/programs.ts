import { seedCredentials } from '../credentials';
import { facts } from '../facts';
import { seedContactPreview, seedProgramPictures } from './shared';
import type { SeedPage } from './types';

const { php, iop, outpatient } = facts;

export const seedPrograms: SeedPage = {
  title: 'Programs',
  words: {
    'hero.pageSubtitle': `Levels of care, from full days to ${outpatient.visits.toLowerCase()}.`,
    'overview.paragraph':
      'We start with an assessment and suggest a level. You can move up or down without starting again: you keep your therapist, your plan and the place you know.',
    'levelsOfCare.programs': [
      {
        title: 'Partial Hospitalization Program',
        subtitle: `PHP, ${php.days}, ${php.hours}`,
        description: `The most support we offer. Days are full, and lunch is served in the courtyard. Evenings and nights are at home. There is a family session ${php.family}.`,
        features: [
          `Individual therapy ${php.individual}`,
          `Group therapy ${php.group}`,
          `Psychiatric visit ${php.psychiatric}`,
          `Family session ${php.family}`,
        ],
        whoItsFor: 'People whose symptoms make ordinary days very hard, or who are coming out of a hospital.',
      },
      {
        title: 'Intensive Outpatient Program',
        subtitle: `IOP, ${iop.days}, ${iop.time}`,
        description:
          'Half days of therapy and skills practice, so that there is time for work, school or children.',
        features: [
          `Group therapy ${iop.group}`,
          `Individual therapy ${iop.individual}`,
          `Family session ${iop.family}`,
          'Morning or evening groups',
        ],
        whoItsFor: 'People who can manage daily life but need more than an hour a week.',
      },
      {
        title: 'Outpatient Program',
        subtitle: outpatient.visits,
        description: 'A regular hour with a therapist you know, for as long as it helps.',
        features: [
          'Individual, couple or family therapy',
          'Medication follow-up',
          // Section 456.47, Florida Statutes: the patient is in Florida at the time.
          'In person, or by video while you are in Florida',
          'A way back to more care when you need it',
        ],
        whoItsFor: 'People who are starting gently, or keeping what they have built.',
      },
    ],
    'therapiesInfo.paragraph':
      'CBT, mindfulness, EMDR, DBT and family systems therapy, in the mix your plan calls for. TMS, esketamine and ECT are not given here. When one of them may help, we refer you to a hospital or clinic that offers it.',
    'insurance.heading': 'Insurance we accept',
    'insurance.paragraph':
      'We check your benefits before you decide, and tell you in writing what you would likely pay. An estimate, not a guarantee; your plan decides.',
    // Only contracted insurers, as in credentials.ts; no kinds of plans.
    'insurance.providers': seedCredentials
      .filter(({ kind }) => kind === 'insurer')
      .map(({ name }) => ({ name })),
    'finalCta.paragraph':
      'Tell us how the last weeks have been. We suggest a level of care, and say so if it is a different one than you expected.',
    ...seedContactPreview,
  },
  pictures: seedProgramPictures,
  seo: {
    description:
      'Partial hospitalization, intensive outpatient and outpatient care in Palm Beach Gardens: what each program includes, who it is for, and how insurance works.',
    keywords: ['PHP', 'IOP', 'outpatient', 'partial hospitalization program', 'insurance'],
  },
};
