import type { CollectionConfig, Field } from 'payload';
import { reviewedAccess } from '@/services/auth/access';
import { changedBy, drafts, noteWhoChanged } from './drafts';
import { clearDemoFlagWhenApproved } from '../demo/demo-texts';
import { demoNote, isDemo } from '../demo/is-demo';
import { redirectOnSlugChange, noteSlugChange } from '../hooks/redirect-on-slug-change';
import { bindReview, holdUnapproved, noteFirstWriter, noteOriginal } from '../review/bind';
import { adviceOnBrought, approval, documentForm } from './document-form';
import { livePreviewOf, previewLinks, previewOf } from './preview';
import { order } from '../fields/order';
import { review } from '../fields/review';
import { seo } from '../fields/seo';
import { slug } from '../fields/slug';
import { translation } from '../fields/translation';

type DetailCollection = {
  slug: 'conditions' | 'therapies';
  labels: { singular: string; plural: string };
  /** The fields of the first tab. */
  text: Field[];
  /** The description of the order, for editors. */
  orderHelp: string;
};

/** Documents with their own page, review, SEO and order (spec §3). */
export const detailCollection = ({
  slug: name,
  labels,
  text,
  orderHelp,
}: DetailCollection): CollectionConfig => ({
  slug: name,
  custom: { content: { key: 'slug', page: `/${name}`, needsReviewer: true } },
  labels,
  admin: {
    components: documentForm,
    preview: previewOf(name),
    livePreview: livePreviewOf(name),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'summary', 'slug'],
    group: 'Content',
  },
  access: reviewedAccess,
  defaultSort: 'order',
  versions: drafts,
  trash: true,
  hooks: {
    beforeOperation: [noteOriginal],
    beforeChange: [noteWhoChanged, bindReview, clearDemoFlagWhenApproved, holdUnapproved, noteSlugChange],
    afterChange: [noteFirstWriter, redirectOnSlugChange],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      type: 'tabs',
      tabs: [
        { label: 'Text', fields: text },
        { label: 'Review and sources', fields: [review] },
        { label: 'Search engines', fields: [seo] },
      ],
    },
    slug(),
    ...translation(name),
    order(orderHelp),
    demoNote,
    approval,
    adviceOnBrought,
    previewLinks,
    changedBy,
    isDemo,
  ],
});
