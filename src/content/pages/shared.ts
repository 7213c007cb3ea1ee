import { heading, list, paragraph, part, text } from '../element';

/** What can be checked about the centre; the homepage and the About page show the same built-in list. */
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
        title: 'Licensed in Florida',
        description: 'Our programs are licensed by the state and inspected on a regular schedule.',
      },
      {
        title: 'Licensed clinicians',
        description: 'Every therapist holds a master’s degree or doctorate and a current license.',
      },
      {
        title: 'Physician oversight',
        description: 'A board-certified psychiatrist leads each treatment plan.',
      },
      {
        title: 'Evidence-based care',
        description: 'We use methods with published research behind them, and say which.',
      },
      {
        title: 'Private by law',
        description: 'What you tell us is protected, from the first phone call on.',
      },
    ],
  });

/** The contact section that closes the home, About and Programs pages. */
export const contactPreview = () =>
  ({
    label: 'Contact section',
    elements: {
      heading: heading('Heading', 'Talk with someone who will listen'),
      paragraph: paragraph(
        'Paragraph',
        'Write a few words, or call. A member of our admissions team answers, for you or for someone you love.',
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
