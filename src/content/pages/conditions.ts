import { CONDITIONS_PAGE_CONDITIONS } from '../constants';
import { definePage, heading, numbered, paragraph, part, subheading, type PageView } from '../element';

/** The conditions overview (spec §2 Conditions overview, §3). Keys are database field names: renaming one is a data migration. */
export const conditions = definePage({
  name: 'conditions',
  label: 'Conditions',
  path: '/conditions',
  envelope: 'data.content',
  sections: {
    hero: {
      label: 'Hero',
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
          'Symptoms overlap, and many people live with more than one condition. An assessment sorts out what is happening, at your pace, before anybody speaks of treatment.',
        ),
      },
    },
    conditionsList: {
      label: 'List of conditions',
      elements: {
        conditions: numbered({
          label: 'Conditions',
          help: 'An entry counts only with title, description and path. Conditions that you add under Conditions and do not name here are listed after these.',
          item: 'condition',
          max: CONDITIONS_PAGE_CONDITIONS,
          parts: {
            title: part('Title', 60),
            description: part('Description', 240, { long: true }),
            path: part('Path', 200, { leadsTo: 'address', help: 'For example /conditions/anxiety.' }),
          },
          required: ['title', 'description', 'path'],
          fallback: [
            {
              title: 'Anxiety',
              path: '/conditions/anxiety',
              description: 'Worry that will not switch off, tight breathing, sleepless nights.',
            },
            {
              title: 'Depression',
              path: '/conditions/depression',
              description: 'Low mood, loss of interest, and days that feel heavy.',
            },
            {
              title: 'Bipolar Disorder',
              path: '/conditions/bipolar',
              description: 'Highs and lows that pull at work, money and family.',
            },
            {
              title: 'Post-Traumatic Stress Disorder',
              path: '/conditions/ptsd',
              description: 'When something past keeps arriving in the present.',
            },
            {
              title: 'Panic Disorder',
              path: '/conditions/panic-disorder',
              description: 'Sudden, intense fear, and the worry that it will return.',
            },
            {
              title: 'Obsessive-Compulsive Disorder',
              path: '/conditions/ocd',
              description: 'Thoughts that return, and rituals that take hours.',
            },
            {
              title: 'ADD/ADHD',
              path: '/conditions/adhd',
              description: 'A mind that starts ten things, and finds it hard to finish one.',
            },
            {
              title: 'Schizophrenia',
              path: '/conditions/schizophrenia',
              description: 'Voices, suspicion or thoughts that scatter; long-term, respectful care.',
            },
          ],
        }),
      },
    },
    closing: {
      label: 'Closing',
      elements: {
        sectionHeading: heading('Heading', 'Not on this list?'),
        paragraph: paragraph(
          'Paragraph',
          'Call us and describe it in your own words. If we are not the right place, we will help you find one that is.',
        ),
      },
    },
  },
});

/** What each section of the page receives. */
export type ConditionsView = PageView<typeof conditions>;
