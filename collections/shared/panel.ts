import type { UIField } from 'payload';

const aboveForm = [
  '@/panel/view-on-site#ViewOnSite',
  '@/panel/go-to-field#GoToField',
  '@/panel/refused#NotRefused',
];
const views = { edit: { versions: { Component: '@/panel/versions-list#VersionsList' } } };

/** What every collection of public documents adds to Payload's own form: the way to the page, and versions with names. */
export const documentForm = { edit: { beforeDocumentControls: aboveForm }, views };

export const globalForm = { elements: { beforeDocumentControls: aboveForm }, views };

/** Beside the form: words worth another look. */
export const advice: UIField = {
  name: 'advice',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '@/panel/advice-note#AdviceNote' } },
};
