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

/** The anchors of the programs, in page order (spec §2 Routes). */
export const programAnchors = ['php', 'iop', 'outpatient'] as const;

/**
 * The Programs page (spec §2 Programs, §3). Keys are database field names: renaming one is a data migration.
 */
export const programs = definePage({
  name: 'programs',
  label: 'Programs',
  path: '/programs',
  envelope: 'data.content',
  title: { from: 'hero.pageTitle' },
  crumb: 'Our Programs',
  thing: 'MedicalWebPage',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: {
        pageTitle: heading('Page title', 'Our Programs', { max: 80 }),
        pageSubtitle: subheading(
          'Page subtitle',
          'What the levels of care are, from full days to a regular visit.',
        ),
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
          'An assessment helps to find the level that fits. People often move from one level to another as their needs change. Ask us how that works here.',
        ),
      },
    },
    levelsOfCare: {
      label: 'Levels of care',
      isOwn: true,
      isOffer: true,
      anchors: programAnchors,
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
              subtitle: 'PHP, treatment by day',
              description:
                'The fullest kind of day treatment. Evenings and nights are at home. It is not a hospital stay.',
              features: [
                'Structured days',
                'Nights at home',
                'Ask us what a day includes',
                'Ask us about days and hours',
              ],
              whoItsFor:
                'People whose symptoms make ordinary days very hard, or who are coming out of a hospital.',
            },
            {
              title: 'Intensive Outpatient Program',
              subtitle: 'IOP, several times a week',
              description:
                'Part of the day, several times a week, so that there is time for work, school or family.',
              features: [
                'More support than a weekly visit',
                'Time for daily life',
                'Ask us what a week includes',
                'Ask us about days and hours',
              ],
              whoItsFor: 'People who can manage daily life but need more than an hour a week.',
            },
            {
              title: 'Outpatient Program',
              subtitle: 'Regular visits',
              description: 'A regular appointment, for as long as it helps.',
              features: [
                'Fits around daily life',
                'A way to begin, or to keep well',
                'Ask us which visits we offer',
                'Ask us how to return to more care',
              ],
              whoItsFor: 'People who are starting gently, or keeping what they have built.',
            },
          ],
        }),
      },
    },
    therapiesInfo: {
      label: 'Therapies',
      isOwn: true,
      isOffer: true,
      elements: {
        heading: heading('Heading', 'The therapies inside the programs'),
        paragraph: paragraph(
          'Paragraph',
          'CBT, mindfulness, EMDR, DBT and family systems therapy: read what each one is, and ask us which may fit.',
        ),
        ctaButton: link('Button', { text: 'View All Therapies', url: '/therapies' }),
      },
    },
    insurance: {
      label: 'Insurance',
      isOwn: true,
      elements: {
        heading: heading('Heading', 'Insurance and payment'),
        paragraph: paragraph(
          'Paragraph',
          'Ask us about your plan before you decide. What you hear is an estimate, not a guarantee; your plan decides.',
        ),
        providers: list({
          label: 'Accepted providers',
          as: 'insurance_providers',
          listKey: 'providers',
          max: INSURANCE_PROVIDERS,
          parts: { name: part('Name', 60) },
          required: ['name'],
          fallback: [
            { name: 'Ask us about your plan' },
            { name: 'Ask about out-of-network benefits' },
            { name: 'Ask about approval before you start' },
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
          'Tell us how the last weeks have been, and ask us which level of care may fit.',
        ),
        ctaButton: link('Button', { text: 'Schedule a Consultation', url: '/contact' }),
      },
    },
    contactPreview: contactPreview(),
  },
});

/** The props of each section of the page. */
export type ProgramsView = PageView<typeof programs>;
