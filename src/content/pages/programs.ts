import { FEATURES_PER_PROGRAM, INSURANCE_PROVIDERS, PROGRAM_CARDS } from '../constants';
import {
  definePage,
  heading,
  lines,
  link,
  list,
  paragraph,
  part,
  picture,
  subheading,
  type PageView,
} from '../element';
import { contactPreview } from './shared';

/** Where each program stands on the page, in this order (spec §2 Routes). */
export const programAnchors = ['php', 'iop', 'outpatient'] as const;

/** The Programs page (spec §2 Programs, §3). Keys are database field names: renaming one is a data migration. */
export const programs = definePage({
  name: 'programs',
  label: 'Programs',
  path: '/programs',
  envelope: 'data.content',
  sections: {
    hero: {
      label: 'Hero',
      elements: {
        pageTitle: heading('Page title', 'Our Programs', { max: 80 }),
        pageSubtitle: subheading('Page subtitle', 'Three levels of care, from full days to one hour a week.'),
      },
    },
    overview: {
      label: 'Overview',
      elements: {
        sectionHeading: heading(
          'Heading',
          'The right amount of care is the amount you need this month, not the most there is.',
          { max: 160 },
        ),
        paragraph: paragraph(
          'Paragraph',
          'We start with an assessment and suggest a level. You can move up or down at any time without starting again: the therapist, the plan and the building stay the same.',
        ),
      },
    },
    levelsOfCare: {
      label: 'Levels of care',
      elements: {
        heading: heading('Heading', 'Levels of care'),
        programs: list({
          label: 'Programs',
          help: 'In this order their addresses end in #php, #iop and #outpatient.',
          as: 'care_programs',
          listKey: 'programs',
          max: PROGRAM_CARDS,
          parts: {
            title: part('Title', 80),
            subtitle: part('Subtitle', 80),
            description: part('Description', 400, { long: true }),
            features: lines('Features', FEATURES_PER_PROGRAM, 100),
            whoItsFor: part('Who it is for', 240, { long: true }),
            image: picture('Picture'),
          },
          required: ['title', 'description'],
          fallback: [
            {
              title: 'Partial Hospitalization Program',
              subtitle: 'PHP, Monday to Friday, full days',
              description:
                'The most support we offer. Days are full and structured; evenings and nights are at home.',
              features: [
                'Individual therapy every week',
                'Group therapy every day',
                'Psychiatric visit every week',
                'Lunch in the courtyard, prepared here',
              ],
              whoItsFor:
                'People whose symptoms make ordinary days very hard, or who are stepping down from a hospital stay.',
            },
            {
              title: 'Intensive Outpatient Program',
              subtitle: 'IOP, three days a week, morning or evening',
              description:
                'Half days of therapy and skills practice, planned around work, school or children.',
              features: [
                'Three group sessions a week',
                'Individual therapy every week',
                'Family session every second week',
                'Evening track',
              ],
              whoItsFor: 'People who can manage daily life but need more than an hour a week.',
            },
            {
              title: 'Outpatient Program',
              subtitle: 'One or two visits a week',
              description: 'A regular hour with a therapist you know, for as long as it helps.',
              features: [
                'Individual, couple or family therapy',
                'Medication follow-up',
                'In person or by video',
                'Quick return to more care if needed',
              ],
              whoItsFor: 'People who are starting gently, or keeping what they have built.',
            },
          ],
        }),
      },
    },
    therapiesInfo: {
      label: 'Therapies',
      elements: {
        heading: heading('Heading', 'The therapies inside the programs'),
        paragraph: paragraph(
          'Paragraph',
          'CBT, mindfulness, EMDR, DBT and family systems therapy, in the mix your plan calls for.',
        ),
        ctaButton: link('Button', { text: 'View All Therapies', url: '/therapies' }),
      },
    },
    insurance: {
      label: 'Insurance',
      elements: {
        heading: heading('Heading', 'Insurance we accept'),
        paragraph: paragraph(
          'Paragraph',
          'We check your benefits before you decide, and tell you in writing what would be left to pay.',
        ),
        providers: list({
          label: 'Accepted providers',
          as: 'insurance_providers',
          listKey: 'providers',
          max: INSURANCE_PROVIDERS,
          parts: { name: part('Name', 60) },
          required: ['name'],
          fallback: [
            { name: 'PPO plans' },
            { name: 'EPO plans' },
            { name: 'HMO plans with referral' },
            { name: 'Employer plans' },
            { name: 'Marketplace plans' },
            { name: 'Self-pay' },
          ],
        }),
        ctaButton: link('Button', { text: 'Verify Your Insurance', url: '/contact' }),
      },
    },
    finalCta: {
      label: 'Final call',
      elements: {
        heading: heading('Heading', 'Find out where to start'),
        paragraph: paragraph(
          'Paragraph',
          'Tell us how the last weeks have been. We will suggest a level of care, and say so if it is a different one than you expected.',
        ),
        ctaButton: link('Button', { text: 'Schedule a Consultation', url: '/contact' }),
      },
    },
    contactPreview: contactPreview(),
  },
});

/** What each section of the page receives. */
export type ProgramsView = PageView<typeof programs>;
