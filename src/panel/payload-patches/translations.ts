/** Replacements for Payload's translations, in the words of the people who use the panel. */
export const panelWords = {
  general: {
    true: 'Yes',
    false: 'No',
    payloadSettings: 'Settings',
    noLabel: '—',
    createdAt: 'Made on',
    updatedAt: 'Last changed',
  },
  error: {
    followingFieldsInvalid_one: 'This cannot be saved yet. Please look at this field again:',
    followingFieldsInvalid_other: 'This cannot be saved yet. Please look at these fields again:',
    correctInvalidFields: 'Please look at the fields marked in red again.',
    invalidFileType:
      'This kind of file cannot be shown. Use a picture (JPEG, PNG, WebP, AVIF) or a film (MP4, WebM).',
    invalidFileTypeValue:
      'This kind of file ({{value}}) cannot be shown. Use a picture (JPEG, PNG, WebP, AVIF) or a film (MP4, WebM).',
    noFilesUploaded: 'Choose a file first: a picture or a film.',
    problemUploadingFile:
      'The file could not be read. Open it on your computer, save it again as JPEG or PNG, and try once more.',
    valueMustBeUnique: 'Another one has this already. Choose a different one.',
    notAllowedToPerformAction: 'Your account may not do this. An administrator can.',
  },
  validation: {
    required: 'Please fill this in.',
    shorterThanMax: 'This is too long: at most {{maxLength}} characters.',
    limitReached: 'There is room for {{max}} only.',
    validUploadID: 'This picture is no longer there. Choose another one, or leave the place empty.',
    invalidSelection: 'What was chosen here is no longer there. Choose again, or leave it empty.',
  },
  version: {
    publishChanges: 'Publish changes',
    // src/server/handlers/guard-payload-rest.ts restores versions as drafts.
    restoreThisVersion: 'Bring this version back as a draft',
    confirmVersionRestoration: 'Bring this version back?',
    aboutToRestore:
      'What this version says becomes a draft. Visitors see nothing of it until you choose “Publish changes”. What is written now stays under “Versions”.',
    aboutToRestoreGlobal:
      'What this version says becomes a draft. Visitors see nothing of it until you choose “Publish changes”. What is written now stays under “Versions”.',
    restoredSuccessfully: 'The version is a draft now. “Publish changes” shows it to visitors.',
    draftHasPublishedVersion: 'Draft, newer than what was published',
  },
  fields: {
    chooseBetweenCustomTextOrDocument:
      'An address of another site, or a page of this one: the link then follows the page when its address changes.',
    customURL: 'Address',
    internalLink: 'Page of this site',
    enterURL: 'Address, such as https://example.org or tel:988',
    chooseDocumentToLink: 'Which page',
  },
};

/** The same for the rich text editor. */
export const editorWords = {
  lexical: {
    horizontalRule: { label: 'Line' },
    upload: { label: 'Picture' },
    blockquote: { label: 'Quote' },
  },
};
