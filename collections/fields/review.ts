import type { GroupField } from 'payload';
import { DAY_PICKER } from '@/content/center-time';
import { address } from './address';

/** Author, medical reviewer, dates and sources of a text. */
export const review: GroupField = {
  name: 'review',
  // No commas in labels: Payload splits its list of invalid fields at commas.
  label: 'Author and review',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'author', type: 'relationship', relationTo: 'team-members', admin: { width: '50%' } },
        {
          name: 'reviewer',
          label: 'Medical reviewer',
          type: 'relationship',
          relationTo: 'team-members',
          admin: {
            width: '50%',
            description:
              'Belongs to the text as it was reviewed. When the text changes, it has no reviewer until somebody reads it again.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'reviewedOn',
          label: 'Reviewed on',
          type: 'date',
          admin: { width: '50%', date: DAY_PICKER },
        },
        {
          name: 'nextReviewOn',
          label: 'Next review',
          type: 'date',
          admin: { width: '50%', date: DAY_PICKER },
        },
      ],
    },
    {
      name: 'sources',
      type: 'array',
      maxRows: 20,
      admin: {
        description:
          'Shown once the text has a reviewer and a review date. With that date the reviewer confirms that each source was opened and compared. When a source or the text changes, it must be reviewed again.',
      },
      fields: [
        { name: 'label', label: 'Name of the source', type: 'text', required: true, maxLength: 160 },
        address({ name: 'url', label: 'Address', required: true, maxLength: 500 }),
      ],
    },
  ],
};
