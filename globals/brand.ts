import type { GlobalConfig, UploadField } from 'payload';
import { paletteLabels, PALETTES } from '@/content/look/palettes';
import { mayBeGone } from '@/content/derive/field-rules';
import { contentEditors, editorsAndPreviewedGlobal, editorsAndPublished } from '@/services/auth/access';
import { changedBy, globalDrafts, noteWhoChanged } from '../collections/admin/drafts';
import { globalForm } from '../collections/admin/document-form';
import { restoreGlobal } from '../collections/endpoints/restore-global';
import { globalStaysPublic, rememberGlobalDraft } from '../collections/hooks/always-public';
import { livePreviewOf, previewLinks, previewOf } from '../collections/admin/preview';

/** The center's visual identity: its logos, and one of the palettes. Needs no change of code. */
export const Brand: GlobalConfig = {
  slug: 'brand',
  label: 'Brand',
  admin: {
    components: globalForm,
    preview: previewOf('brand'),
    livePreview: livePreviewOf('brand'),
    group: false,
    description: 'Logo, icon, colors. What is empty keeps the default look.',
  },
  access: {
    read: editorsAndPublished,
    update: contentEditors,
    readVersions: editorsAndPreviewedGlobal('brand'),
  },
  versions: globalDrafts,
  endpoints: [restoreGlobal],
  hooks: { beforeOperation: [rememberGlobalDraft], beforeChange: [globalStaysPublic, noteWhoChanged] },
  fields: [
    {
      name: 'palette',
      type: 'radio',
      defaultValue: PALETTES[0],
      options: PALETTES.map((value) => ({ value, label: paletteLabels[value] })),
      admin: {
        description:
          'The colors of the pages, of their drawings, and of this panel. Each can be read by everybody.',
        components: { afterInput: ['@/panel/fields/palette-swatches#PaletteSwatches'] },
      },
    },
    picture(
      'logo',
      'Logo for light backgrounds',
      'For the header. Without one the built-in symbol and the center’s name are shown.',
    ),
    picture(
      'logoOnDark',
      'Logo for dark backgrounds',
      'For the footer. Without one the built-in symbol and the center’s name are shown.',
    ),
    picture(
      'favicon',
      'Icon',
      'The small picture on the browser’s tab and on a phone’s home screen. Square, 512 pixels or more.',
    ),
    picture(
      'socialPicture',
      'Picture for sharing',
      'Shown where somebody shares a page that has none of its own. 1200 × 630 pixels.',
    ),
    previewLinks,
    changedBy,
  ],
};

function picture(name: string, label: string, description: string): UploadField {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image' } },
    validate: mayBeGone,
    admin: { description },
  };
}
