import type { GlobalConfig } from 'payload';
import { admins, reviewReaders } from '@/services/auth/access';

/** Whether a second person must review a health text before it is published. */
export const Reviews: GlobalConfig = {
  slug: 'reviews',
  custom: { content: false },
  label: 'Reviews',
  admin: { group: false },
  access: { read: reviewReaders, update: admins },
  lockDocuments: false,
  fields: [
    {
      name: 'secondPerson',
      label: 'Health texts need a second person',
      type: 'select',
      required: true,
      defaultValue: 'auto',
      options: [
        { value: 'auto', label: 'As soon as this site has two accounts (not in the demo)' },
        { value: 'on', label: 'Yes' },
        { value: 'off', label: 'No' },
      ],
      admin: {
        description:
          'Conditions, therapies, articles and extra pages are published only with words that somebody else has approved. Nobody approves their own words.',
      },
    },
  ],
};
