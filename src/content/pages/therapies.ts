import { APPROACH_FEATURES, NATURE_FEATURES } from '../constants';
import {
  definePage,
  heading,
  image,
  lines,
  link,
  list,
  numbered,
  paragraph,
  part,
  picture,
  subheading,
  text,
  type PageView,
} from '../element';

/** The therapies overview (spec §2 Therapies overview, §3). Keys are database field names: renaming one is a data migration. */
export const therapies = definePage({
  name: 'therapies',
  label: 'Therapies',
  path: '/therapies',
  envelope: 'content',
  sections: {
    hero: {
      label: 'Hero',
      elements: {
        pageTitle: heading('Page title', 'Therapies', { max: 80 }),
        pageSubtitle: subheading(
          'Page subtitle',
          'Five methods, chosen for the person. Each page explains what happens in the room.',
        ),
      },
    },
    philosophy: {
      label: 'Philosophy',
      elements: {
        sectionHeading: heading(
          'Heading',
          'We begin with methods that have been studied, and we stay curious about the one person they are meant for.',
          { max: 160 },
        ),
        paragraph: paragraph(
          'Paragraph',
          'No therapy suits everyone. Your therapist explains why a method is proposed, what it asks of you, and how we will know together if it is not helping.',
        ),
      },
    },
    mainTherapies: {
      label: 'Main therapies',
      type: 'therapy_approaches',
      elements: {
        therapies: list({
          label: 'Therapies',
          help: 'Their pages are kept under Therapies; a therapy that you add there and do not name here follows these.',
          as: 'therapy_approaches',
          listKey: 'therapies',
          max: 12,
          parts: {
            name: part('Name', 80),
            description: part('Description', 500, { long: true }),
            benefits: lines('Key benefits', 6, 120),
            effectiveFor: part('Effective for', 200),
            slug: part('Page', 80, {
              leadsTo: 'page',
              help: 'The end of the address of its page, for example emdr.',
            }),
            imageUrl: picture('Picture', { help: 'Without one a drawing is shown.' }),
          },
          required: ['name', 'description'],
          fallback: [
            {
              name: 'Cognitive Behavioral Therapy (CBT)',
              slug: 'cbt',
              description:
                'CBT looks at how thoughts, feelings and actions influence one another, and practices small changes between meetings. It has more research behind it than any other talking therapy.',
              benefits: [
                'A clear plan with steps you can see',
                'Skills you keep after treatment',
                'Home practice between sessions',
              ],
              effectiveFor: 'Anxiety, depression, panic disorder, OCD',
            },
            {
              name: 'Mindfulness Therapy',
              slug: 'mindfulness-therapy',
              description:
                'Attention, trained gently. You learn to notice what is there, including what hurts, before deciding what to do about it.',
              benefits: [
                'Less pull from difficult thoughts',
                'Better sleep for many people',
                'Practice in the room and in the garden',
              ],
              effectiveFor: 'Anxiety, recurrent depression, stress',
            },
            {
              name: 'EMDR',
              slug: 'emdr',
              description:
                'Eye Movement Desensitization and Reprocessing lets a memory be revisited in short, safe steps while your attention moves from side to side.',
              benefits: [
                'Little need to describe events in detail',
                'Structured in eight phases',
                'Delivered by trained clinicians',
              ],
              effectiveFor: 'Post-traumatic stress, single and repeated trauma',
            },
            {
              name: 'Dialectical Behavior Therapy (DBT)',
              slug: 'dbt',
              description:
                'Two things can be true at once: you are doing your best, and something has to change. DBT teaches skills for strong emotions and for relationships.',
              benefits: [
                'Skills group every week',
                'Coaching for hard moments',
                'Work on relationships and boundaries',
              ],
              effectiveFor: 'Strong emotions, self-harm, borderline personality disorder',
            },
            {
              name: 'Family Systems Therapy',
              slug: 'family-systems',
              description:
                'What happens to one person happens to a family. We meet with the people who matter to you, as far as you want them involved.',
              benefits: [
                'A shared language at home',
                'Support for partners and parents',
                'Clear agreements for difficult days',
              ],
              effectiveFor: 'Families, couples, adolescents and parents',
            },
          ],
        }),
      },
    },
    natureHealing: {
      label: 'Nature healing',
      elements: {
        sectionHeading: heading('Heading', 'Time outdoors is part of the plan'),
        natureParagraph1: paragraph(
          'First paragraph',
          'Some conversations go better side by side than face to face. The garden paths are short, shaded and private.',
        ),
        natureParagraph2: paragraph(
          'Second paragraph',
          'Twice a week there is a quiet hour by the water, with a clinician who knows when to say nothing.',
        ),
        features: numbered({
          label: 'Features',
          item: 'nature feature',
          max: NATURE_FEATURES,
          parts: { text: part('Text', 60) },
          required: ['text'],
          fallback: [
            { text: 'Garden walks' },
            { text: 'Mornings by the water' },
            { text: 'Breathing outdoors' },
          ],
        }),
        image: image('Picture'),
        link: link(
          'Link',
          { text: 'View All Therapy Approaches', url: '/therapies' },
          { as: 'therapies link' },
        ),
      },
    },
    personalizedApproach: {
      label: 'Personalized approach',
      elements: {
        sectionHeading: heading('Heading', 'A plan with your name on it'),
        paragraph: paragraph('Paragraph', ''),
        features: numbered({
          label: 'Features',
          item: 'approach feature',
          max: APPROACH_FEATURES,
          parts: { title: part('Title', 60), description: part('Description', 240, { long: true }) },
          required: ['title', 'description'],
          fallback: [
            {
              title: 'Assessment',
              description:
                'Two unhurried meetings, a medical check, and your own account of things in your own words.',
            },
            {
              title: 'Choice of method',
              description: 'We propose, you decide. You can ask for the research behind every proposal.',
            },
            {
              title: 'Review every two weeks',
              description: 'What helps stays. What does not is changed, and you hear why.',
            },
            {
              title: 'A way onward',
              description:
                'Before you leave there is a written plan, a next appointment and a number to call.',
            },
          ],
        }),
      },
    },
    cta: {
      label: 'Call to action',
      elements: {
        sectionHeading: heading('Heading', 'Ask which therapy fits'),
        ctaDescription: text(
          'Description',
          'A first conversation takes about twenty minutes and commits you to nothing.',
          { max: 300 },
        ),
        ctaButton: link('Button', { text: 'Schedule a Consultation', url: '/contact' }),
      },
    },
  },
});

/** What each section of the page receives. */
export type TherapiesView = PageView<typeof therapies>;
