import { definePage, heading, list, paragraph, part, type PageView } from '../element';
import { formVariant } from './shared';

/** The contact page (spec §2 Contact, §3). Keys are database field names: renaming one is a data migration. */
export const contact = definePage({
  name: 'contact',
  label: 'Contact',
  path: '/contact',
  envelope: 'data.content.sections',
  sections: {
    hero: {
      label: 'Hero',
      elements: {
        heading: heading('Heading', 'Contact Us', { max: 80 }),
        paragraph: paragraph(
          'Paragraph',
          'You do not need the right words. Say what is happening, and we will take it from there.',
          { max: 300 },
        ),
      },
    },
    contactInfo: {
      label: 'Reach us directly',
      help: 'Telephone, e-mail, address and hours are kept under Site layout.',
      elements: {
        heading: heading('Heading', 'Reach us directly'),
        paragraph: paragraph(
          'Note',
          'We answer messages within one business day. If you would rather not be called back, say so in your message.',
          { max: 300 },
        ),
      },
    },
    mapSection: {
      label: 'Find us',
      elements: {
        heading: heading('Heading', 'Find Us'),
        paragraph: paragraph('Paragraph', 'In Palm Beach Gardens, close to I-95 and PGA Boulevard.', {
          max: 300,
        }),
        map: {
          kind: 'embed',
          type: 'map',
          label: 'Address of the interactive map',
          help: 'An https address of Google Maps or OpenStreetMap. It is loaded only when a visitor asks for it.',
          fallback:
            'https://www.openstreetmap.org/export/embed.html?bbox=-80.16%2C26.81%2C-80.04%2C26.87&layer=mapnik',
        },
      },
    },
    insuranceSection: {
      label: 'Insurance and payment',
      elements: {
        heading: heading('Heading', 'Insurance & Payment Information'),
        paragraph: paragraph('Paragraph', 'Money worries should not be one more secret. Ask us anything.', {
          max: 300,
        }),
        cards: list({
          label: 'Cards',
          as: 'insurance_cards',
          listKey: 'insurance_cards',
          max: 3,
          parts: { title: part('Title', 60), description: part('Description', 240, { long: true }) },
          required: ['title', 'description'],
          fallback: [
            {
              title: 'Insurance Verification',
              description:
                'Send us your insurer and member number. We check your benefits and answer in writing.',
            },
            {
              title: 'Private Pay Options',
              description:
                'Fees for every program are listed on one page, and we send it to you before you come.',
            },
            {
              title: 'Flexible Payment Plans',
              description: 'If you cannot pay at once, ask about spreading the cost over several months.',
            },
          ],
        }),
      },
    },
    contactForm: {
      label: 'Form',
      elements: {
        variant: formVariant(),
      },
    },
  },
});

/** What each section of the page receives. */
export type ContactView = PageView<typeof contact>;
