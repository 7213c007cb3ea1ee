import type { UIField } from 'payload';

const aboveForm = [
  '@/panel/document/view-on-site#ViewOnSite',
  '@/panel/publish/facts#Facts',
  '@/panel/document/go-to-field#GoToField',
  '@/panel/payload-patches/clear-tab-errors#ClearTabErrors',
  '@/panel/new-document/untitled#Untitled',
];
const views = {
  edit: {
    versions: { Component: '@/panel/document/versions-list#VersionsList' },
    version: { actions: ['@/panel/payload-patches/version-moment#VersionMoment'] },
  },
};

export const NO_UNPUBLISH = '@/panel/publish/no-unpublish#NoUnpublish';
const PublishButton = '@/panel/publish/publish-button#PublishButton';

/**
 * Additions to Payload's form for every collection of public documents: links to the page, and versions with
 * names.
 */
export const documentForm = {
  edit: { beforeDocumentControls: aboveForm, PublishButton },
  views: {
    ...views,
    new: {
      path: '/create' as const,
      exact: true,
      Component: '@/panel/new-document/new-document#NewDocument',
    },
  },
};

/** The same for documents without a page. */
export const plainForm = {
  edit: {
    beforeDocumentControls: [
      '@/panel/document/last-changed#LastChanged',
      '@/panel/new-document/untitled#Untitled',
    ],
  },
  views: { new: documentForm.views.new },
};

/** For globals that every page uses. */
export const globalForm = {
  elements: { beforeDocumentControls: aboveForm, PublishButton, UnpublishButton: NO_UNPUBLISH },
  views,
};

const adviceWith = (clientProps: { isBrought: boolean }): UIField => ({
  name: 'advice',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: { path: '@/panel/document/advice-note#AdviceNote', clientProps } },
  },
});

/** Content lint findings beside the form. */
export const advice = adviceWith({ isBrought: false });

/** The same for collections with seeded text. */
export const adviceOnBrought = adviceWith({ isBrought: true });

/** The approval of a health text, beside its form. */
export const approval: UIField = {
  name: 'approval',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '@/panel/document/approval#Approval' },
  },
};
