import { heading, list, paragraph, part, text } from '../element';

/** Verifiable facts about the center; the homepage and the About page share the built-in list. */
export const accreditations = (max: number) =>
  list({
    label: 'Accreditations and standards',
    as: 'accreditations_list',
    listKey: 'accreditations',
    max,
    parts: { title: part('Title', 60), description: part('Description', 240, { long: true }) },
    required: ['title', 'description'],
    fallback: [
      {
        title: 'Licensing',
        description: 'Ask us which licenses we hold, who issued them, and where you can check them.',
      },
      {
        title: 'Clinicians',
        description: 'Ask us who would treat you, and about their training and license.',
      },
      { title: 'Medical care', description: 'Ask us who is responsible for the medical side of your care.' },
      {
        title: 'Evidence',
        description: 'Ask us what research says about the treatment that we suggest to you.',
      },
      {
        title: 'Privacy',
        description: 'Ask us how we protect what you tell us, and when the law makes an exception.',
      },
    ],
  });

/** The contact section at the end of the home, About and Programs pages. */
export const contactPreview = () =>
  ({
    label: 'Contact section',
    elements: {
      heading: heading('Heading', 'Talk with someone who will listen'),
      paragraph: paragraph(
        'Paragraph',
        'Write a few words, for yourself or for someone you love. You do not need to know what to ask for.',
      ),
      variant: formVariant(),
    },
  }) as const;

/** Which of the two forms a page shows (spec §2 Contact). */
export const formVariant = () =>
  text('Form variant', 'main', {
    as: 'form variant',
    options: [
      { value: 'main', label: 'Main form: every field is checked' },
      { value: 'simple', label: 'Simple form: required fields only, with a fixed address block' },
    ],
  });
