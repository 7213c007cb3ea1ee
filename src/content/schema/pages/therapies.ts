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

/**
 * The therapies overview (spec §2 Therapies overview, §3). Keys are database field names: renaming one is a
 * data migration.
 */
export const therapies = definePage({
  name: 'therapies',
  label: 'Therapies',
  path: '/therapies',
  envelope: 'content',
  title: { from: 'hero.pageTitle' },
  crumb: 'Therapies',
  thing: 'MedicalWebPage',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: {
        pageTitle: heading('Page title', 'Therapies', { max: 80 }),
        pageSubtitle: subheading(
          'Page subtitle',
          'Methods are chosen for the person. Ask us which ones we use, and what happens in the room.',
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
          'No therapy suits everyone. You can ask why a method is suggested, what it asks of you, and how you will know whether it helps.',
        ),
      },
    },
    mainTherapies: {
      label: 'Main therapies',
      isOwn: true,
      isOffer: true,
      anchors: ['all-therapies'],
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
                'CBT looks at how thoughts, feelings and actions affect each other. You practice small changes between meetings. It is the talking therapy that has been studied most.',
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
                'Short practices for daily life',
              ],
              effectiveFor: 'Anxiety, recurrent depression, stress',
            },
            {
              name: 'EMDR',
              slug: 'emdr',
              description:
                'Eye Movement Desensitization and Reprocessing goes back to a memory in planned steps, while your attention moves from side to side.',
              benefits: [
                'Little need to describe events in detail',
                'Structured in eight phases',
                'One of the therapies that guidelines name for PTSD',
              ],
              effectiveFor: 'Post-traumatic stress, single and repeated trauma',
            },
            {
              name: 'Dialectical Behavior Therapy (DBT)',
              slug: 'dbt',
              description:
                'Two things can be true at once: you are doing your best, and something has to change. DBT teaches skills for strong emotions and for relationships.',
              benefits: [
                'Skills for strong feelings',
                'Skills for getting through a bad hour',
                'Work on relationships and boundaries',
              ],
              effectiveFor: 'Strong emotions, self-harm, borderline personality disorder',
            },
            {
              name: 'Family Systems Therapy',
              slug: 'family-systems',
              description:
                'What happens to one person touches a family. The people who matter to you can take part, as far as you want them to.',
              benefits: [
                'A shared language at home',
                'Support for partners and parents',
                'Clear agreements for difficult days',
              ],
              effectiveFor: 'Families, couples, parents and grown children',
            },
          ],
        }),
      },
    },
    natureHealing: {
      label: 'Nature healing',
      isOwn: true,
      isOffer: true,
      elements: {
        sectionHeading: heading('Heading', 'Time outdoors can help'),
        natureParagraph1: paragraph(
          'First paragraph',
          'Some conversations are easier side by side than face to face. Time outdoors can support treatment. It does not take its place.',
        ),
        natureParagraph2: paragraph(
          'Second paragraph',
          'Ask us what is possible here, and whether it fits your plan.',
        ),
        features: numbered({
          label: 'Features',
          item: 'nature feature',
          max: NATURE_FEATURES,
          parts: { text: part('Text', 60) },
          required: ['text'],
          fallback: [{ text: 'Walking' }, { text: 'Daylight' }, { text: 'Breathing outdoors' }],
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
            { title: 'Assessment', description: 'It begins with what is happening, in your own words.' },
            {
              title: 'Choice of method',
              description: 'We suggest, you decide. You can ask for the research behind a suggestion.',
            },
            { title: 'Regular review', description: 'What helps stays. What does not help can be changed.' },
            {
              title: 'A way onward',
              description: 'Ask us what comes after treatment, and whom to call then.',
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
          'A first conversation is for your questions. It does not commit you to anything.',
          { max: 300 },
        ),
        ctaButton: link('Button', { text: 'Schedule a Consultation', url: '/contact' }),
      },
    },
  },
});

/** The props of each section of the page. */
export type TherapiesView = PageView<typeof therapies>;
