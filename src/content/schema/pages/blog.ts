import { definePage, heading, link, paragraph, text, type PageView } from '../element';

/** The list of articles (spec §2 Blog list); articles are documents. Keys are database field names. */
export const blog = definePage({
  name: 'blog',
  label: 'Blog',
  path: '/blog',
  envelope: 'data.content',
  title: { from: 'hero.pageTitle' },
  crumb: 'Blog',
  thing: 'Blog',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: {
        pageTitle: heading('Page title', 'Blog', { max: 80 }),
        pageSubtitle: paragraph(
          'Page subtitle',
          'Articles about mental health, written to be useful at home.',
          { max: 300 },
        ),
      },
    },
    cta: {
      label: 'Call to action',
      elements: {
        sectionHeading: heading('Heading', 'Reading is a start'),
        ctaDescription: text('Description', 'If an article sounds like your life, talk with one of us.', {
          max: 300,
        }),
        ctaButton: link('Button', { text: 'Schedule a Consultation', url: '/contact' }),
      },
    },
  },
});

/** The props of each section of the page. */
export type BlogView = PageView<typeof blog>;
