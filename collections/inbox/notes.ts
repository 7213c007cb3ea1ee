import type { ArrayField, CollectionBeforeChangeHook, TextareaField } from 'payload';
import { asList, asString, prop } from '@/content/json';
import { serverField } from '../fields/server-fields';
import { textOnly } from '../hooks/text-only';

const MOST_CHARACTERS = 4000;

/** Notes of colleagues about a message, oldest first. Append-only; `newNote` adds one. */
export const notes: ArrayField = {
  name: 'notes',
  label: 'Notes for colleagues',
  type: 'array',
  ...serverField,
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: MOST_CHARACTERS },
    { name: 'by', type: 'text' },
    { name: 'at', type: 'date', required: true },
  ],
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '@/panel/inbox/notes#Notes' },
  },
};

/** The input for a new note, stored as an entry of `notes`. */
export const newNote: TextareaField = {
  name: 'newNote',
  label: 'Add a note for colleagues',
  type: 'textarea',
  virtual: true,
  maxLength: MOST_CHARACTERS,
  // Payload does not validate virtual fields, and renders them read-only.
  validate: (value) =>
    (value ?? '').length <= MOST_CHARACTERS || `A note has at most ${MOST_CHARACTERS} characters.`,
  // Cleared in the form after saving.
  hooks: { beforeValidate: [textOnly], afterRead: [() => ''] },
  admin: { readOnly: false, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

export const appendNote: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const text = asString(data.newNote);
  if (!text) return data;
  const by = asString(prop(req.user, 'name')) || null;
  const entry = { text, by, at: new Date().toISOString() };
  return { ...data, notes: [...asList(prop(originalDoc, 'notes')), entry] };
};
