import type { UIField } from 'payload';

const aboveForm = [
  '@/panel/document/view-on-site#ViewOnSite',
  '@/panel/publish/facts#Facts',
  '@/panel/document/go-to-field#GoToField',
  '@/panel/payload-patches/refused#NotRefused',
  '@/panel/new-document/untitled#Untitled',
];
const views = { edit: { versions: { Component: '@/panel/document/versions-list#VersionsList' } } };

export const NO_UNPUBLISH = '@/panel/publish/no-unpublish#NoUnpublish';
const PublishButton = '@/panel/publish/publish-button#PublishButton';

/** What every collection of public documents adds to Payload's own form: the way to the page, and versions with names. */
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

/** The same for documents that have no page. */
export const plainForm = {
  edit: {
    beforeDocumentControls: [
      '@/panel/document/last-changed#LastChanged',
      '@/panel/new-document/untitled#Untitled',
    ],
  },
  views: { new: documentForm.views.new },
};

/** For globals, which all are part of every visit. */
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

/** Beside the form: words worth another look. */
export const advice = adviceWith({ isBrought: false });

/** The same where the texts come with the software. */
export const adviceOnBrought = adviceWith({ isBrought: true });

/** Beside a text about health: whether its words are approved. */
export const approval: UIField = {
  name: 'approval',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@/panel/document/approval#Approval' },
  },
};
