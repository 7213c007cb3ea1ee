import { ValidationError, type CollectionConfig, type FieldHook } from 'payload';
import { DAY_PICKER } from '@/content/center-time';
import { mayBeGone } from '@/content/derive/field-rules';
import { readingTimeOf } from '@/content/views/at-a-glance';
import { idOf, isDocumentId } from '@/content/links/document-id';
import { importedCategory, isSameName, singleSpaced } from '@/content/words/same-name';
import { nobodyField, reviewedAccess } from '@/services/auth/access';
import { notInFuture } from './hooks/dates';
import { changedBy, drafts, noteWhoChanged } from './admin/drafts';
import { clearDemoFlagWhenApproved } from './demo/demo-texts';
import { demoNote, isDemo } from './demo/is-demo';
import { bindReview, holdUnapproved, noteFirstWriter, noteOriginal } from './review/bind';
import { advice, approval, documentForm } from './admin/document-form';
import { redirectOnSlugChange, noteSlugChange } from './hooks/redirect-on-slug-change';
import { livePreviewOf, previewLinks, previewOf } from './admin/preview';
import { review } from './fields/review';
import { seo } from './fields/seo';
import { slug } from './fields/slug';
import { translation } from './fields/translation';

/** Blog posts (spec §3 Blog post). */
export const Blog: CollectionConfig = {
  slug: 'blog',
  custom: { content: { key: 'slug', page: '/blog' } },
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    components: documentForm,
    preview: previewOf('blog'),
    livePreview: livePreviewOf('blog'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'publishedOn', 'featured', '_status'],
    listSearchableFields: ['title', 'excerpt', 'slug'],
    group: 'Content',
  },
  access: reviewedAccess,
  defaultSort: '-publishedOn',
  versions: drafts,
  trash: true,
  hooks: {
    beforeOperation: [noteOriginal],
    beforeChange: [noteWhoChanged, bindReview, clearDemoFlagWhenApproved, holdUnapproved, noteSlugChange],
    afterChange: [noteFirstWriter, redirectOnSlugChange],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          fields: [
            {
              name: 'excerpt',
              type: 'textarea',
              maxLength: 320,
              admin: { rows: 2, description: 'Shown on cards and under the title.' },
            },
            {
              name: 'image',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'image' } },
              validate: mayBeGone,
            },
            { name: 'content', type: 'richText' },
          ],
        },
        { label: 'Review and sources', fields: [review] },
        { label: 'Search engines', fields: [seo] },
      ],
    },
    slug(),
    ...translation('blog'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      hooks: { beforeValidate: [categoryByName] },
      admin: {
        position: 'sidebar',
        allowCreate: true,
        sortOptions: 'name',
        description: 'Type to find one; “+” adds a new one.',
      },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 12,
      maxLength: 40,
      hooks: { beforeValidate: [splitTags] },
      admin: {
        position: 'sidebar',
        description: 'Press Enter after each; several may be pasted with commas.',
      },
    },
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    {
      // Stored, so that lists need not read the texts.
      name: 'readTime',
      type: 'number',
      access: { create: nobodyField, update: nobodyField },
      hooks: { beforeChange: [({ siblingData }) => readingTimeOf(siblingData.content)] },
      admin: { hidden: true },
    },
    {
      name: 'publishedOn',
      label: 'Date shown',
      type: 'date',
      index: true,
      defaultValue: () => new Date().toISOString(),
      validate: notInFuture,
      admin: { position: 'sidebar', date: DAY_PICKER },
    },
    demoNote,
    approval,
    advice,
    previewLinks,
    changedBy,
    isDemo,
  ],
};

/** Splits tags typed as "sleep, worry" and removes duplicates. */
function splitTags({ value }: Parameters<FieldHook>[0]): unknown {
  if (!Array.isArray(value)) return value;
  const tags = value.flatMap((tag) => String(tag).split(/[,;]/)).map(singleSpaced);
  return tags.filter((tag, index) => tag && tags.findIndex((other) => isSameName(other, tag)) === index);
}

/**
 * The id of a category; imports and calls may name it instead, and a name that is new is added.
 * @throws {ValidationError} for a category that was deleted meanwhile
 */
async function categoryByName({ value, originalDoc, req }: Parameters<FieldHook>[0]) {
  const given = importedCategory(idOf(value));
  if (!given || given === idOf(originalDoc?.category)) return value || null;
  const categories = { collection: 'categories', depth: 0, req } as const;
  const { docs } = await req.payload.find({ ...categories, overrideAccess: true, pagination: false });
  const known = docs.find(({ id, name }) => String(id) === given || isSameName(name, given));
  if (known) return known.id;
  if (isDocumentId(given)) {
    const message = 'This category was deleted meanwhile. Choose another one.';
    throw new ValidationError({ collection: 'blog', errors: [{ path: 'category', message }], req });
  }
  const data = { name: given };
  return (await req.payload.create({ ...categories, overrideAccess: !req.user, data })).id;
}
