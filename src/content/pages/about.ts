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
  sections: {
    hero: {
      label: 'Hero',
      elements: {
        pageTitle: heading('Page title', 'About Us', { max: 80 }),
        pageSubtitle: subheading(
          'Page subtitle',
          'A small treatment center in Palm Beach Gardens, with a garden, a courtyard and a team that stays.',
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
          'To give people time, skilled company and honest information, in a place that feels nothing like a hospital corridor.',
          { max: 400 },
        ),
      },
    },
    teamOverview: {
      label: 'Team',
      help: 'The people themselves are kept under Team members.',
      elements: {
        sectionHeading: heading('Heading', 'The people you will meet'),
        sectionSubtitle: subheading('Subtitle', 'Psychiatrists, therapists and nurses who work as one team.'),
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
              title: 'One plan, one page',
              description: 'Everybody who treats you works from the same page. You have a copy.',
            },
            {
              title: 'Your pace',
              description: 'We explain each step before it happens. You can say stop, and we do.',
            },
            {
              title: 'The people around you',
              description: 'Family is welcome when you want it, with its own support.',
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

/** What each section of the page receives. */
export type AboutView = PageView<typeof about>;
