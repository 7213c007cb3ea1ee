import { ACCREDITATION_COLUMNS, APPROACH_CARDS } from '../constants';
import {
  definePage,
  heading,
  image,
  link,
  list,
  paragraph,
  part,
  picture,
  subheading,
  type PageView,
} from '../element';
import { accreditations, contactPreview } from './shared';

/** The About page (spec §2 About, §3). Keys are database field names: renaming one is a data migration. */
export const about = definePage({
  name: 'about',
  label: 'About',
  path: '/about',
  envelope: 'data.content',
  title: { from: 'hero.pageTitle' },
  crumb: 'About Us',
  thing: 'AboutPage',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: {
        pageTitle: heading('Page title', 'About Us', { max: 80 }),
        pageSubtitle: subheading(
          'Page subtitle',
          'Who we are, how we work, and what you can ask before you decide.',
        ),
        heroImage: image('Picture'),
      },
    },
    mission: {
      label: 'Mission',
      elements: {
        sectionHeading: heading('Heading', 'Our mission'),
        missionStatement: paragraph(
          'Mission statement',
          'To give people time, respect and honest information, so that they can choose the care that fits them.',
          { max: 400 },
        ),
      },
    },
    teamOverview: {
      label: 'Team',
      help: 'The people themselves are kept under Team members.',
      elements: {
        sectionHeading: heading('Heading', 'The people you will meet'),
        sectionSubtitle: subheading('Subtitle', 'Ask us who would work with you, and what each person does.'),
      },
    },
    approach: {
      label: 'Approach',
      elements: {
        sectionHeading: heading('Heading', 'How we work'),
        paragraph: paragraph('Paragraph', ''),
        cards: list({
          label: 'Cards',
          as: 'approach_cards',
          listKey: 'cards',
          max: APPROACH_CARDS,
          parts: {
            title: part('Title', 60),
            description: part('Description', 300, { long: true }),
            image: picture('Picture'),
          },
          required: ['title', 'description'],
          fallback: [
            {
              title: 'A plan you can read',
              description: 'We explain how your plan is made, and you can ask about every part of it.',
            },
            {
              title: 'Your pace',
              description: 'We explain each step before it happens. You can ask us to stop.',
            },
            {
              title: 'The people around you',
              description: 'Tell us whom you want to involve, and whom you do not.',
            },
          ],
        }),
        ctaButton: link('Button', { text: 'Explore Our Programs', url: '/programs' }),
      },
    },
    accreditations: {
      label: 'Accreditations',
      help: 'Say only what can be checked.',
      elements: {
        sectionHeading: heading('Heading', 'Accreditations and standards'),
        accreditations: accreditations(ACCREDITATION_COLUMNS),
      },
    },
    contactPreview: contactPreview(),
  },
});

/** The props of each section of the page. */
export type AboutView = PageView<typeof about>;
