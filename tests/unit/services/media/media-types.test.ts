import { expect, test } from '@jest/globals';
import { extensionOf, mimeTypeOf } from '@/services/media/media-types';

test('a file name has the type of its extension, in capitals too, and JPEG under both of its names', () => {
  for (const [type, extension] of Object.entries(extensionOf)) {
    expect(mimeTypeOf(`garden.${extension}`)).toBe(type);
    expect(mimeTypeOf(`old.garden.${extension.toUpperCase()}`)).toBe(type);
  }
  expect(mimeTypeOf('garden.jpeg')).toBe('image/jpeg');
});

test.each(['garden', 'jpg', 'garden.', 'garden.svg', 'garden.jpg.exe', 'constructor', 'a.constructor'])(
  '“%s” has no accepted type',
  (name) => {
    expect(mimeTypeOf(name)).toBeUndefined();
  },
);
