import { expect, test } from '@jest/globals';
import { idOf, idsIn } from '@/content/links/document-id';

const UUID = '8c1f0f6e-5a1c-4f0c-9a53-2f4a3d1f9b10';
const OBJECT_ID = '64b7f0c2a1d3e4f5a6b7c8d9';
const doc = {
  title: 'Reeds',
  rows: [{ text: 'Heron', picture: { toHexString: () => OBJECT_ID, toString: () => OBJECT_ID } }],
  reviewer: UUID,
};

test('the ids of a document are those of both databases', () => {
  expect(idsIn(doc)).toEqual([OBJECT_ID, UUID]);
});

test.each<[string, unknown, string]>([
  ['an id', UUID, UUID],
  ['a number', 7, '7'],
  ['a populated document', { id: UUID, title: 'Reeds' }, UUID],
  ['a link to a document', { relationTo: 'pages', value: { id: UUID } }, UUID],
  [
    'an id object of MongoDB',
    { id: new Uint8Array(12), toHexString: () => OBJECT_ID, toString: () => OBJECT_ID },
    OBJECT_ID,
  ],
  ['nothing', null, ''],
])('the id of a reference: %s', (_, value, id) => {
  expect(idOf(value)).toBe(id);
});
