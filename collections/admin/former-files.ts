import {
  APIError,
  createLocalReq,
  NotFound,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type TextFieldSingleValidation,
  type ValidationFieldError,
} from 'payload';
import { isDocumentId } from '@/content/links/document-id';
import { asString, prop } from '@/content/json';
import type { Media } from '@/payload-types';
import { contentEditors, nameOf } from '@/services/auth/access';
import { withSaveLock } from '@/services/locks/save-lock';
import { env } from '@/services/settings/env';

/** How long the trash keeps a file (src/services/media/empty-trash.ts). */
export const TRASH_RULE =
  env.trashKeepDays === 0
    ? 'Kept in the trash until somebody empties it.'
    : `Kept in the trash for ${env.trashKeepDays} days, then deleted automatically.`;

/** The columns of a media document that describe its file. */
const OF_FILE = ['mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY', '_objectKey'] as const;

/**
 * Keeps a replaced picture in the trash, so that a replacement, which is public at once, can be undone: the
 * new file is stored as a document of its own, and the two documents swap files. Payload would delete the
 * former file.
 */
export const keepFormerFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { file } = req;
  if (operation !== 'update' || !file?.data?.length || req.payloadAPI === 'local') return args;
  if (overrideAccess === true || !(await contentEditors({ req }))) return args;
  const id = asString(prop(args, 'id'));
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!isDocumentId(id)) throw new APIError('Replace one picture at a time.', 400);
  const picture = await findEntry(req.payload, id);
  if (!picture || picture.deletedAt) throw new NotFound(req.t);
  delete req.file;
  const { uploadEdits, ...query } = req.query;
  req.query = query;
  await refuseInvalid(req, picture, data);

  const own = await createLocalReq({ user: req.user ?? undefined }, req.payload);
  own.query = { uploadEdits } as typeof own.query;
  const former = await req.payload.create({
    collection: 'media',
    overrideAccess: true,
    data: {
      alt: picture.alt,
      formerOf: id,
      replacedBy: nameOf(req),
      deletedAt: new Date().toISOString(),
    },
    file,
    depth: 0,
    req: own,
  });
  await exchangeFiles(req.payload, picture, former);
  const { focalX, focalY } = former;
  return { ...args, data: { ...(data as object), focalX, focalY } };
};

/**
 * Refuses what Payload would refuse only after the files are exchanged: a rejected form changes nothing.
 * @throws {ValidationError}
 */
async function refuseInvalid(req: PayloadRequest, picture: Media, data: unknown) {
  if (prop(data, 'deletedAt'))
    throw new APIError('Replace a file or delete it: one after the other, not both at once.', 400);
  const whole = { ...picture, ...(data as object | undefined) };
  const { fields } = req.payload.collections.media.config;
  const errors: ValidationFieldError[] = [];
  for (const field of fields) {
    // The new file decides about its focal point, and only the server writes fields that nobody may update.
    if (field.type !== 'text' || !field.validate || field.access?.update) continue;
    const validate = field.validate as TextFieldSingleValidation;
    const message = await validate(
      prop(whole, field.name) as string,
      {
        ...field,
        blockData: {},
        collectionSlug: 'media',
        data: whole,
        event: 'submit',
        id: picture.id,
        operation: 'update',
        path: [field.name],
        preferences: { fields: {} },
        previousValue: prop(picture, field.name) as string,
        req,
        siblingData: whole,
      } as never,
    );
    if (message !== true) errors.push({ label: field.label || field.name, message, path: field.name });
  }
  if (errors.length > 0) throw new ValidationError({ collection: 'media', errors, req }, req.t);
}

/** A picture restored from the trash no longer belongs to another one. */
export const clearFormerOfWhenRestored: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  prop(originalDoc, 'deletedAt') && prop(data, 'deletedAt') === null
    ? { ...data, formerOf: null, replacedBy: null }
    : data;

/** `POST /cms-api/media/put-back` of `{ picture, former }`: swaps the picture's file with a former one. */
export const putBackEndpoint: Endpoint = {
  path: '/put-back',
  method: 'post',
  handler: async (req) => {
    if (!(await contentEditors({ req }))) throw new APIError('Please sign in as an editor.', 403);
    const asked: unknown = await req.json?.().catch(() => null);
    const picture = asString(prop(asked, 'picture'));
    // The name of the lock under which a form of the panel replaces the file.
    return withSaveLock(req.payload.db, `media:${picture}`, () =>
      putBack(req, picture, asString(prop(asked, 'former'))),
    );
  },
};

async function putBack(req: PayloadRequest, pictureId: string, formerId: string): Promise<Response> {
  const [picture, former] = await Promise.all([
    findEntry(req.payload, pictureId),
    findEntry(req.payload, formerId),
  ]);
  const isFormer = former?.deletedAt && former.formerOf === String(picture?.id);
  if (!picture || picture.deletedAt || !former || !isFormer)
    throw new APIError('This former file is no longer kept.', 404);
  await exchangeFiles(req.payload, picture, former);
  await req.payload.db.updateOne({
    collection: 'media',
    id: former.id,
    data: { replacedBy: nameOf(req), deletedAt: new Date().toISOString() },
  });
  return Response.json({ filename: former.filename });
}

/** The former files of a picture, newest first. */
export async function formerFilesOf(payload: Payload, id: string): Promise<Media[]> {
  const { docs } = await payload.find({
    collection: 'media',
    overrideAccess: true,
    where: { and: [{ formerOf: { equals: id } }, { deletedAt: { exists: true } }] },
    sort: '-deletedAt',
    depth: 0,
    pagination: false,
    trash: true,
  });
  return docs;
}

/** File names are unique: while swapping, the second document has a name without a file. */
async function exchangeFiles({ db }: Payload, one: Media, other: Media) {
  const updatedAt = new Date().toISOString();
  const give = (id: string, facts: object) =>
    db.updateOne({ collection: 'media', id, data: { ...facts, updatedAt } });
  await give(other.id, { filename: `exchanged-${other.id}` });
  await give(one.id, factsOf(other));
  await give(other.id, factsOf(one));
}

const factsOf = (entry: Media) => ({
  filename: entry.filename,
  ...Object.fromEntries(OF_FILE.map((fact) => [fact, entry[fact] ?? null])),
});

async function findEntry({ db }: Payload, id: string): Promise<Media | null> {
  return isDocumentId(id) ? db.findOne<Media>({ collection: 'media', where: { id: { equals: id } } }) : null;
}
