import {
  ValidationError,
  type Block,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { normalizeBlocks } from '@/content/derive/extra-page';
import { elementFields } from '@/content/derive/to-fields';
import { asList, asString, prop } from '@/content/json';
import { isReservedSlug, reservedSentence } from '@/content/schema/reserved-slugs';
import { blockKinds, extraPlaces, MOST_BLOCKS, type BlockKind } from '@/content/schema/extra-pages';
import { reviewedAccess } from '@/services/auth/access';
import { advice, approval, documentForm } from './admin/document-form';
import { changedBy, drafts, noteWhoChanged } from './admin/drafts';
import { livePreviewOf, previewLinks, previewOf } from './admin/preview';
import { clearDemoFlagWhenApproved } from './demo/demo-texts';
import { isDemo } from './demo/is-demo';
import { review } from './fields/review';
import { seo } from './fields/seo';
import { slug } from './fields/slug';
import { translation } from './fields/translation';
import { redirectOnSlugChange, noteSlugChange } from './hooks/redirect-on-slug-change';
import { bindReview, holdUnapproved, noteFirstWriter, noteOriginal } from './review/bind';

/** Drafts are not validated, and a link to a preview would open another page. */
const refuseReservedSlug: CollectionBeforeValidateHook = ({ data, req }) => {
  const wanted = asString(prop(data, 'slug'));
  if (wanted && isReservedSlug(wanted))
    throw new ValidationError({
      collection: 'extra-pages',
      errors: [{ message: reservedSentence(wanted), path: 'slug' }],
      req,
    });
  return data;
};

const members: Field = {
  name: 'members',
  label: 'Who is shown',
  type: 'relationship',
  relationTo: 'team-members',
  hasMany: true,
  maxRows: 12,
  admin: { allowCreate: false, description: 'Empty: everybody of the team.' },
};

const blockOf = (kind: BlockKind): Block => {
  const { label } = blockKinds[kind];
  return {
    slug: kind,
    labels: { singular: label, plural: label },
    interfaceName: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`,
    admin: { disableBlockName: true },
    fields: [...elementFields(blockKinds[kind]), ...(kind === 'people' ? [members] : [])],
  };
};

/** The form's fields have ids, which a page can have once. */
function validateBlocks(blocks: unknown): true | string {
  const rows = asList(blocks);
  if (rows.length > MOST_BLOCKS) return `A page has ${MOST_BLOCKS} blocks at most.`;
  const forms = rows.filter((block) => prop(block, 'blockType') === 'contact');
  return forms.length <= 1 || 'A page has one contact form at most. Remove the other one.';
}

/** Pages that staff make: one path segment, and up to twelve blocks. */
export const ExtraPages: CollectionConfig = {
  slug: 'extra-pages',
  custom: { content: { key: 'slug', page: '' } },
  labels: { singular: 'Extra page', plural: 'Extra pages' },
  admin: {
    components: documentForm,
    preview: previewOf('extra-pages'),
    livePreview: livePreviewOf('extra-pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'subtitle', 'slug'],
    description: 'Pages of your own beside the fixed ones, such as Admissions or Careers.',
    group: false,
  },
  access: reviewedAccess,
  defaultSort: 'title',
  versions: drafts,
  trash: true,
  hooks: {
    beforeOperation: [noteOriginal],
    beforeValidate: [refuseReservedSlug],
    beforeChange: [noteWhoChanged, bindReview, clearDemoFlagWhenApproved, holdUnapproved, noteSlugChange],
    afterChange: [noteFirstWriter, redirectOnSlugChange],
    beforeRead: [
      ({ doc }) => (doc.blocks === undefined ? doc : { ...doc, blocks: normalizeBlocks(doc.blocks) }),
    ],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            {
              name: 'subtitle',
              label: 'Sentence under the title',
              type: 'textarea',
              maxLength: 300,
              admin: { rows: 2, description: 'Also the description for search engines.' },
            },
            {
              name: 'blocks',
              label: 'Blocks',
              labels: { singular: 'Block', plural: 'Blocks' },
              type: 'blocks',
              maxRows: MOST_BLOCKS,
              blocks: (Object.keys(blockKinds) as BlockKind[]).map(blockOf),
              validate: validateBlocks,
              admin: {
                initCollapsed: true,
                description: `They follow each other on the page. At most ${MOST_BLOCKS}.`,
              },
            },
          ],
        },
        { label: 'Review and sources', fields: [review] },
        { label: 'Search engines', fields: [seo] },
      ],
    },
    slug(isReservedSlug),
    ...translation(['extra-pages', 'pages']),
    {
      name: 'place',
      label: 'Link to this page',
      type: 'select',
      options: Object.entries(extraPlaces).map(([value, label]) => ({ value, label })),
      admin: {
        position: 'sidebar',
        placeholder: 'Nowhere',
        description: 'On every page, below the word “More”. Without it you link to the page yourself.',
      },
    },
    approval,
    advice,
    previewLinks,
    changedBy,
    isDemo,
  ],
};
