import type { CollectionConfig } from 'payload';
import { mayBeGone } from '@/content/derive/field-rules';
import { prop } from '@/content/json';
import { contentAccess } from '@/services/auth/access';
import { changedBy, drafts, noteWhoChanged } from './admin/drafts';
import { demoNote, isDemo, noteRealSince, clearDemoFlagWhenRenamed, realSince } from './demo/is-demo';
import { advice, documentForm } from './admin/document-form';
import { order } from './fields/order';

/** The people of the center (spec §3 Team member). */
export const TeamMembers: CollectionConfig = {
  slug: 'team-members',
  custom: { content: { key: 'name' } },
  labels: { singular: 'Team member', plural: 'Team members' },
  admin: {
    components: documentForm,
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'title', 'bio'],
    group: 'Content',
  },
  access: contentAccess,
  defaultSort: 'order',
  versions: drafts,
  trash: true,
  hooks: {
    beforeChange: [noteWhoChanged, clearDemoFlagWhenRenamed((doc) => prop(doc, 'name')), noteRealSince],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'title',
      label: 'Role',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'For example Medical Director.' },
    },
    {
      name: 'bio',
      type: 'textarea',
      maxLength: 600,
      admin: { rows: 4 },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image' } },
      validate: mayBeGone,
      admin: { description: 'Without a picture the initials are shown.' },
    },
    order('In lists on the site.'),
    demoNote,
    advice,
    changedBy,
    isDemo,
    realSince,
  ],
};
