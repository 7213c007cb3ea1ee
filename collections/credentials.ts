import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { DAY_PICKER } from '@/content/center-time';
import { CREDENTIAL_KINDS } from '@/content/views/credentials';
import { asString, prop } from '@/content/json';
import { demoNote, isDemo, clearDemoFlagWhenRenamed } from './demo/is-demo';
import { contentAccess } from '@/services/auth/access';
import { changedBy, drafts, noteWhoChanged } from './admin/drafts';
import { advice, plainForm } from './admin/document-form';
import { order } from './fields/order';

/** Licenses, accreditations and insurers as verifiable facts. Expired ones are not shown. */
export const Credentials: CollectionConfig = {
  slug: 'credentials',
  custom: { content: { key: 'name' } },
  labels: { singular: 'License or insurer', plural: 'Licenses and insurers' },
  admin: {
    components: plainForm,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'expiresOn', '_status'],
    listSearchableFields: ['name', 'issuedBy', 'number'],
    description:
      'Licenses, accreditations and contracts with insurers. What has expired is not shown on the site, and is listed on the dashboard.',
    group: false,
  },
  access: contentAccess,
  defaultSort: 'order',
  versions: drafts,
  trash: true,
  hooks: { beforeChange: [noteWhoChanged, clearDemoFlagWhenRenamed((doc) => prop(doc, 'name'))] },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: CREDENTIAL_KINDS.map(({ value, label }) => ({ value, label })),
      admin: {
        description:
          'Licenses and accreditations are shown on the About page, insurers on the Programs page.',
      },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The name under which it can be looked up.' },
    },
    {
      name: 'issuedBy',
      label: 'Issued by',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The agency or body; for a contract, the insurer.' },
    },
    { name: 'number', type: 'text', maxLength: 60, validate: canBeChecked },
    {
      name: 'url',
      label: 'Web address to check it',
      type: 'text',
      maxLength: 500,
      validate: isOutside,
      admin: { description: 'The page of the agency or insurer where anybody can look it up.' },
    },
    {
      name: 'expiresOn',
      label: 'Valid until',
      type: 'date',
      index: true,
      admin: {
        date: DAY_PICKER,
        description: 'It is shown up to the end of this day in Florida. Leave it empty when it has no end.',
      },
    },
    order('In lists on the site.'),
    demoNote,
    advice,
    changedBy,
    isDemo,
  ],
};

function isOutside(value: Parameters<TextFieldSingleValidation>[0]) {
  return (
    !value ||
    /^https:\/\/[^\s/]+\.[^\s/]+/.test(value) ||
    'Use the whole address, with https:// at its beginning.'
  );
}

/** A license or an accreditation needs a number or a URL by which visitors can verify it. */
function canBeChecked(...given: Parameters<TextFieldSingleValidation>) {
  const [value, { siblingData }] = given;
  const isFound = prop(siblingData, 'kind') === 'insurer' || value || asString(prop(siblingData, 'url'));
  return isFound ? text(...given) : 'Enter its number, or below the page where it can be looked up.';
}
