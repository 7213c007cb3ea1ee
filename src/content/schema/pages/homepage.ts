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
  video,
  type PageView,
} from '../element';
import {
  ACCREDITATION_COLUMNS,
  HOMEPAGE_CONDITIONS,
  HOMEPAGE_SERVICES,
  LEVELS_OF_CARE_COLUMNS,
} from '../constants';
import { knownConditions, type KnownConditionSlug } from '@/content/words/known-conditions';
import { accreditations, contactPreview } from './shared';
import { testimonialConsent } from '@/content/words/testimonial-consent';
import { teamWords } from './team-words';

/** The conditions of the built-in cards (spec §2 Home). */
const HOME = new Set<KnownConditionSlug>(['anxiety', 'bipolar', 'ptsd', 'ocd', 'adhd', 'schizophrenia']);

/** The homepage (spec §2 Home, §3). Keys are database field names: renaming one is a data migration. */
export const homepage = definePage({
  name: 'homepage',
  label: 'Home',
  path: '/',
  envelope: 'data.content',
  thing: 'MedicalClinic',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: {
        mainHeading: heading('Main heading', 'A quiet place to begin', { max: 80 }),
        subtitle: subheading(
          'Subtitle',
          'How treatment works, what you can ask, and how to reach us, in plain words.',
        ),
        primaryCtaButton: link('Primary button', { text: 'Get Started Today', url: '/contact' }),
        secondaryCtaButton: link('Secondary button', {
          text: 'Learn More About Our Approach',
          url: '/about',
        }),
        backgroundVideo: video('Film', {
          help: 'Loops without sound behind the heading. At most 3 MB; webm or mp4. Without a film and a still picture of your own the film of this software is shown.',
        }),
        backgroundImage: image('Still picture', {
          help: 'Shown before the film has loaded, and instead of it to people who ask for less motion.',
        }),
      },
    },
    about: {
      label: 'About',
      anchors: ['about'],
      elements: {
        sectionHeading: heading('Heading', 'Care that takes its time'),
        sectionSubtitle: subheading('Subtitle', 'We explain each step, and you decide about it.'),
        descriptionParagraph1: paragraph(
          'First paragraph',
          'You may be reading this late at night, for yourself or for someone you love. Here you can read how treatment works and what you can ask.',
        ),
        descriptionParagraph2: paragraph(
          'Second paragraph',
          'Treatment begins with a conversation. We explain how your plan is made, what each part is for, and how it can be changed.',
        ),
        lobbyImage: image('Picture of the lobby'),
      },
    },
    services: {
      label: 'Services',
      isOwn: true,
      isOffer: true,
      anchors: ['programs'],
      elements: {
        sectionHeading: heading('Heading', 'What we offer'),
        sectionSubtitle: subheading(
          'Subtitle',
          'Kinds of help that are often combined. Choose one to read more.',
        ),
        services: numbered({
          label: 'Services',
          help: 'A service appears only when it has both a title and a description.',
          item: 'service',
          max: HOMEPAGE_SERVICES,
          parts: { title: part('Title', 60), description: part('Description', 400, { long: true }) },
          required: ['title', 'description'],
          fallback: [
            {
              title: 'Individual Therapy',
              description:
                'Time alone with a therapist. You talk about what is hard, look at it together, and try small changes at your own pace.',
            },
            {
              title: 'Group Therapy',
              description:
                'A small group of people who know what you mean. You can learn from each other, and you can choose to listen first.',
            },
            {
              title: 'Family Support',
              description:
                'The people around you are affected too. They can take part in treatment, as far as you agree.',
            },
            {
              title: 'Medication Management',
              description:
                'You hear what a medication can and cannot do, and which side effects to watch for. Then you decide together whether to try it.',
            },
            {
              title: 'Nature-Based Care',
              description:
                'Walking, daylight and time outdoors can support treatment as one part of a wider plan.',
            },
          ],
        }),
      },
    },
    conditions: {
      label: 'Conditions',
      isOwn: true,
      isOffer: true,
      anchors: ['conditions'],
      elements: {
        heading: heading('Heading', 'Conditions we treat'),
        subheading: subheading(
          'Subheading',
          'A diagnosis is a place to start from. It does not say who you are.',
        ),
        paragraph: paragraph('Paragraph', ''),
        conditions: numbered({
          label: 'Condition cards',
          help: 'A card appears only when it has both a title and a description.',
          item: 'condition',
          max: HOMEPAGE_CONDITIONS,
          parts: {
            title: part('Title', 60),
            description: part('Description', 240, { long: true }),
            slug: part('Page', 80, {
              leadsTo: 'page',
              help: 'The end of the address of its page, such as anxiety, or a whole path such as /conditions/anxiety.',
            }),
          },
          required: ['title', 'description'],
          fallback: knownConditions
            .filter(({ slug }) => HOME.has(slug))
            .map(({ title, slug, summary }) => ({ title, slug, description: summary })),
        }),
      },
    },
    levelsOfCare: {
      label: 'Levels of care',
      isOwn: true,
      isOffer: true,
      anchors: ['levels-of-care'],
      elements: {
        heading: heading('Heading', 'Levels of care'),
        paragraph: paragraph(
          'Paragraph',
          'More support when you need it, less when you do not. Many people move from one to the next.',
        ),
        programs: list({
          label: 'Programs',
          as: 'care_programs',
          listKey: 'programs',
          max: LEVELS_OF_CARE_COLUMNS,
          parts: {
            title: part('Title', 60),
            subtitle: part('Subtitle', 80),
            description: part('Description', 300, { long: true }),
            features: lines('Features', 4, 100),
            link: part('Link', 200, {
              leadsTo: 'address',
              help: 'Where "Learn More" leads, for example /programs#php.',
            }),
            image: picture('Picture'),
          },
          required: ['title', 'description'],
          fallback: [
            {
              title: 'Partial Hospitalization',
              subtitle: 'PHP, treatment by day',
              description: 'The fullest kind of day treatment. You spend the night at home.',
              features: ['Structured days', 'Nights at home', 'Ask us about days and hours'],
              link: '/programs#php',
            },
            {
              title: 'Intensive Outpatient',
              subtitle: 'IOP, several times a week',
              description: 'Part of the day, with time for work, school or family.',
              features: ['More than a weekly visit', 'Time for daily life', 'Ask us about days and hours'],
              link: '/programs#iop',
            },
            {
              title: 'Outpatient',
              subtitle: 'Regular visits',
              description: 'A regular appointment, to begin gently or to keep well.',
              features: [
                'Fits around daily life',
                'A way to begin, or to keep well',
                'Ask us which visits we offer',
              ],
              link: '/programs#outpatient',
            },
          ],
        }),
      },
    },
    accreditations: {
      label: 'Why choose us',
      anchors: ['why-choose'],
      help: 'Say only what can be checked.',
      elements: {
        heading: heading('Heading', 'Why choose us'),
        paragraph: paragraph('Paragraph', 'What you can ask before you choose.'),
        accreditations: accreditations(ACCREDITATION_COLUMNS),
      },
    },
    testimonials: {
      label: 'Testimonials',
      isOwn: true,
      help: 'Words of a patient are shown only with a written authorization on file. The built-in words are the team’s own.',
      elements: {
        heading: heading('Heading', 'Words from our team'),
        paragraph: paragraph('Paragraph', ''),
        testimonials: list({
          label: 'Testimonials',
          as: 'testimonials_list',
          listKey: 'testimonials',
          max: 12,
          parts: {
            quote: part('Quotation', 400, { long: true }),
            author: part('Name shown', 80),
            position: part('Position', 80),
          },
          required: ['quote', 'author'],
          guard: testimonialConsent,
          fallback: teamWords,
        }),
      },
    },
    contactPreview: contactPreview(),
  },
});

/** The props of each section of the page. */
export type HomepageView = PageView<typeof homepage>;
