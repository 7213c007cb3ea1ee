import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { isPageName, pageSchemas } from '@/content/schemas';
import { isFromLibrary } from '@/content/to-fields';
import { asList, asText, get } from '@/content/untyped';
import type { PageSchema } from '@/content/element';

/** A gallery's pictures are checked in a draft as well, which is not validated: one from elsewhere would be dropped without a word. */
export const refuseForeignPictures: CollectionBeforeValidateHook = ({ data, req }) => {
  const errors = asList(get(data, 'body')).flatMap((row, index) => {
    const name = asText(get(row, 'blockType'));
    const schema: PageSchema | undefined = isPageName(name) ? pageSchemas[name] : undefined;
    return Object.entries(schema?.sections ?? {}).flatMap(([section, { elements }]) =>
      Object.entries(elements).flatMap(([key, { kind }]) => {
        const said = kind === 'gallery' ? isFromLibrary(asList(get(get(row, section), key))) : true;
        return said === true ? [] : [{ message: said, path: `body.${index}.${section}.${key}` }];
      }),
    );
  });
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors, req });
  return data;
};
