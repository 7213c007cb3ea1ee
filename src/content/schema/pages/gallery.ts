import { definePage, heading, paragraph } from '../element';

/** The gallery (spec §2 Gallery, §3). Keys are database field names: renaming one is a data migration. */
export const gallery = definePage({
  name: 'gallery',
  label: 'Gallery',
  path: '/gallery',
  envelope: 'content',
  title: { from: 'hero.pageTitle' },
  description: { from: 'hero.pageDescription' },
  crumb: 'Gallery',
  thing: 'ImageGallery',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: {
        pageTitle: heading('Page title', 'Our Healing Spaces', { max: 80 }),
        pageDescription: paragraph('Page description', 'A look at our rooms and at what is around them.', {
          max: 300,
        }),
      },
    },
    gallery: {
      label: 'Pictures',
      isFixed: true,
      elements: {
        images: {
          kind: 'gallery',
          label: 'Pictures',
          item: 'gallery image',
          max: 60,
          help: 'Shown in this order. Each picture brings its own alternative text.',
        },
      },
    },
  },
});
