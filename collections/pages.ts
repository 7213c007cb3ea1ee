import type { CollectionConfig } from 'payload';
import { asList } from '@/content/json';
import { normalizeBody } from '@/content/derive/normalize';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { pageBlock } from '@/content/derive/to-fields';
import { contentAccess, nobody, restoringField } from '@/services/auth/access';
import { pageStaysPublic, rememberDraft } from './hooks/always-public';
import { changedBy, drafts, noteWhoChanged } from './admin/drafts';
import { clearDemoFlagWhenRewritten } from './demo/demo-words';
import { demoNote, isDemo } from './demo/is-demo';
import { keepFormerText } from './fields/former-text';
import { rejectExternalImages } from './hooks/reject-external-images';
import { advice, documentForm, NO_UNPUBLISH } from './admin/document-form';
import { livePreviewOf, previewLinks, previewOf } from './admin/preview';
import { seo } from './fields/seo';

const fixedPaths = Object.fromEntries(Object.entries(pageSchemas).map(([name, { path }]) => [name, path]));

/** One document per fixed page (spec §3); its `body` has exactly one row, whose type is the page. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  custom: { content: { key: 'name', page: 'fixed', paths: fixedPaths } },
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    components: { ...documentForm, edit: { ...documentForm.edit, UnpublishButton: NO_UNPUBLISH } },
    preview: previewOf('pages'),
    livePreview: livePreviewOf('pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'updatedAt', 'changedBy'],
    description: 'The fixed pages of the site. They are there from the start and cannot be deleted.',
    group: 'Content',
  },
  access: { ...contentAccess, create: nobody, delete: nobody },
  defaultSort: 'createdAt',
  versions: drafts,
  hooks: {
    beforeOperation: [rememberDraft],
    beforeValidate: [rejectExternalImages],
    beforeChange: [pageStaysPublic, noteWhoChanged, clearDemoFlagWhenRewritten, keepFormerText],
    beforeRead: [({ doc }) => ({ ...doc, ...normalizedBody(doc) })],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            {
              name: 'body',
              label: false,
              type: 'blocks',
              required: true,
              minRows: 1,
              maxRows: 1,
              blocks: Object.values(pageSchemas).map(pageBlock),
              filterOptions: ({ data }) => (isPageName(String(data?.name)) ? [String(data?.name)] : true),
              admin: { isSortable: false, initCollapsed: false, className: 'page-body' },
            },
          ],
        },
        { label: 'Search engines', fields: [seo] },
      ],
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      access: { update: restoringField },
      admin: { hidden: true },
    },
    {
      name: 'name',
      label: 'Kind of page',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { update: restoringField },
      admin: { hidden: true },
    },
    demoNote,
    advice,
    previewLinks,
    changedBy,
    isDemo,
  ],
};

/** Skipped when the caller did not select the body. */
function normalizedBody({ name, body }: { name?: unknown; body?: unknown }) {
  const page = String(name);
  return isPageName(page) && body !== undefined
    ? { body: [normalizeBody(pageSchemas[page], asList(body)[0])] }
    : {};
}
