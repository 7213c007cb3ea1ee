import type { Field, TextFieldSingleValidation } from 'payload';
import { isOutside, QUICK_EXIT_URL } from '@/content/links/quick-exit';

const isOtherSite: TextFieldSingleValidation = (value) =>
  !value || isOutside(value) || 'Use the whole address of a harmless site, with https:// at its beginning.';

/** An exit for visitors who may be watched: a button on every page, and Escape pressed three times. */
export const quickExit: Field[] = [
  {
    name: 'isOn',
    label: 'Show “Leave this site” on every page',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description:
        'For visitors who are not safe where they read. The button, or Escape pressed three times, puts a harmless page in the place of this one. While it is on, a whole visit is one entry of the tab’s history: Back leaves the site and does not show the page before. The browser’s own history, and whoever watches the network, still know of the visit.',
    },
  },
  {
    name: 'url',
    label: 'The page that takes its place',
    type: 'text',
    maxLength: 300,
    validate: isOtherSite,
    admin: {
      placeholder: QUICK_EXIT_URL,
      description: 'Something that anybody could be reading, such as the weather.',
      condition: (_data, siblings) => Boolean(siblings?.isOn),
    },
  },
];
