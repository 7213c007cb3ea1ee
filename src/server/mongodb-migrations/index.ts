import * as contactDetails from './20261123_160000_contact_details';

/** Changes of stored documents that MongoDB needs; its collections have no schema to migrate. */
export const migrations = [
  { up: contactDetails.up, down: contactDetails.down, name: '20261123_160000_contact_details' },
];
