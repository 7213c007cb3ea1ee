import { CONDITIONS_PAGE_CONDITIONS } from '../constants';
import { definePage, heading, numbered, paragraph, part, subheading, type PageView } from '../element';
import { knownConditions } from '@/content/words/known-conditions';

/**
 * The conditions overview (spec §2 Conditions overview, §3). Keys are database field names: renaming one is a
 * data migration.
 */
export const conditions = definePage({
  name: 'conditions',
  label: 'Conditions',
  path: '/conditions',
  envelope: 'data.content',
  title: { from: 'hero.mainHeading' },
  crumb: 'Conditions',
  thing: 'MedicalWebPage',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: {
        mainHeading: heading('Heading', 'Conditions We Treat', { max: 80 }),
        subtitle: subheading(
          'Subtitle',
          'A diagnosis is a place to start from. It does not say who you are.',
        ),
      },
    },
    overview: {
      label: 'Overview',
      elements: {
        sectionHeading: heading(
          'Heading',
          'You do not need to know what it is called before you ask for help.',
          { max: 160 },
        ),
        paragraph: paragraph(
          'Paragraph',
          'Symptoms overlap, and many people live with more than one condition. An assessment helps to sort out what is happening before you choose a treatment.',
        ),
      },
    },
    conditionsList: {
      label: 'List of conditions',
      isOwn: true,
      isOffer: true,
      elements: {
        conditions: numbered({
          label: 'Conditions',
          help: 'An entry counts only with title, description and path. Published conditions that you do not name here follow as a plain list of links.',
          item: 'condition',
          max: CONDITIONS_PAGE_CONDITIONS,
          parts: {
            title: part('Title', 60),
            description: part('Description', 240, { long: true }),
            path: part('Path', 200, { leadsTo: 'address', help: 'For example /conditions/anxiety.' }),
          },
          required: ['title', 'description', 'path'],
          fallback: knownConditions.map(({ title, slug, summary }) => ({
            title,
            path: `/conditions/${slug}`,
            description: summary,
          })),
        }),
      },
    },
    closing: {
      label: 'Closing',
      elements: {
        sectionHeading: heading('Heading', 'Not on this list?'),
        paragraph: paragraph(
          'Paragraph',
          'Describe it to us in your own words, and ask whether we are the right place. You can also look for care near you at findtreatment.gov.',
        ),
      },
    },
  },
});

/** The props of each section of the page. */
export type ConditionsView = PageView<typeof conditions>;
