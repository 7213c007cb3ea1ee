import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import type { PageSchema } from '@/content/schema/element';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { isFromLibrary } from '@/content/derive/field-rules';
import { asList, asString, prop } from '@/content/json';
import { idOf } from '@/content/links/document-id';

/**
 * Checks a gallery's pictures in drafts too, which are not validated: an external one would be dropped
 * silently, and a film would be shown as a broken picture.
 */
export const rejectExternalImages: CollectionBeforeValidateHook = async ({ data, req }) => {
  const galleries = asList(prop(data, 'body')).flatMap(galleriesOf);
  const films = await filmsAmong(
    req,
    galleries.flatMap(({ pictures }) => pictures),
  );
  const errors = galleries.flatMap(({ path, pictures }) => {
    const film = pictures.findIndex((picture) => films.has(idOf(picture)));
    const said =
      film < 0 ? isFromLibrary(pictures) : `Picture ${film + 1} is a film. A gallery shows pictures only.`;
    return said === true ? [] : [{ message: said, path }];
  });
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors, req });
  return data;
};

function galleriesOf(row: unknown, index: number) {
  const name = asString(prop(row, 'blockType'));
  const schema: PageSchema | undefined = isPageName(name) ? pageSchemas[name] : undefined;
  return Object.entries(schema?.sections ?? {}).flatMap(([section, { elements }]) =>
    Object.entries(elements).flatMap(([key, { kind }]) =>
      kind === 'gallery'
        ? [
            {
              path: `body.${index}.${section}.${key}`,
              pictures: asList(prop(prop(row, section), key)),
            },
          ]
        : [],
    ),
  );
}

async function filmsAmong(req: PayloadRequest, pictures: unknown[]): Promise<ReadonlySet<string>> {
  const known = pictures.filter((picture) => isFromLibrary([picture]) === true).map(idOf);
  if (known.length === 0) return new Set();
  const { docs } = await req.payload.find({
    collection: 'media',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    select: {},
    req,
    where: { id: { in: known }, mimeType: { like: 'video/' } },
  });
  return new Set(docs.map(({ id }) => String(id)));
}
