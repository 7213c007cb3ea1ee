import { definePage, heading, list, paragraph, part, type PageView } from '../element';
import { formVariant } from './shared';

/**
 * The contact page (spec §2 Contact, §3). Keys are database field names: renaming one is a data migration.
 */
export const contact = definePage({
  name: 'contact',
  label: 'Contact',
  path: '/contact',
  envelope: 'data.content.sections',
  title: { words: 'Contact Us' },
  crumb: 'Contact',
  thing: 'ContactPage',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
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
      help: 'Phone, e-mail, address and hours are kept under Contact, header and footer.',
      elements: {
        heading: heading('Heading', 'Reach us directly'),
        paragraph: paragraph(
          'Note',
          'If you would rather not be called back, say so in your message. This form is not a patient portal: please leave out medical records and insurance numbers.',
          { max: 300 },
        ),
      },
    },
    mapSection: {
      label: 'Find us',
      elements: {
        heading: heading('Heading', 'Find Us'),
        paragraph: paragraph('Paragraph', 'Ask us about parking and step-free access.', { max: 300 }),
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
        paragraph: paragraph(
          'Paragraph',
          'Ask us what care may cost before you decide. What anybody tells you about your insurance is an estimate, not a guarantee; your plan decides.',
          { max: 300 },
        ),
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
                'Tell us the name of your insurer, and ask how benefits are checked. Keep your member number for a call or a visit. The result is an estimate, not a guarantee; your plan decides.',
            },
            {
              title: 'Private Pay Options',
              // 45 CFR 149.610 and 149.620: a written estimate for people without insurance or
              // not using it; $400.
              description:
                'If you have no insurance, or do not use it, you have the right to a Good Faith Estimate in writing. If the bill is $400 or more above it, you can dispute the bill. Ask us before you schedule.',
            },
            {
              title: 'Flexible Payment Plans',
              description: 'If you cannot pay at once, ask us whether the cost can be spread over time.',
            },
          ],
        }),
      },
    },
    contactForm: {
      label: 'Form',
      isFixed: true,
      elements: {
        variant: formVariant(),
      },
    },
  },
});

/** The props of each section of the page. */
export type ContactView = PageView<typeof contact>;
