import * as contactDetails from './20261123_160000_contact_details';
import * as notes from './20261123_200000_notes';
import * as articles from './20261125_190000_articles';

/** Changes of stored documents that MongoDB needs; its collections have no schema to migrate. */
export const migrations = [
  { up: contactDetails.up, down: contactDetails.down, name: '20261123_160000_contact_details' },
  { up: notes.up, down: notes.down, name: '20261123_200000_notes' },
  { up: articles.up, down: articles.down, name: '20261125_190000_articles' },
];
