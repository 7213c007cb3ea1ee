import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { toSlug } from '@/content/links/slug';
import { asString, prop } from '@/content/json';
import { cleanFilm, UnusableFilm } from './clean-film';
import { extensionOf } from './media-types';

/** A decoded picture takes four bytes per pixel: 200 MB at most. Phones take up to 50 megapixels. */
export const MOST_PIXELS = 50_000_000;

/**
 * Determines the type of an upload from its first bytes and renames it accordingly; refuses pictures too
 * large to decode by their header, and removes metadata from films. Payload removes it from pictures by
 * re-encoding them.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file?.data?.length) return;
  const kind = (await fileTypeFromBuffer(file.data).catch(() => undefined))?.mime ?? '';
  const ending = extensionOf[kind];
  if (!ending)
    return refuse(
      'This is no picture or film that the site can show. Use JPEG, PNG, WebP, AVIF, MP4 or WebM.',
    );
  if (kind.startsWith('image/')) await checkPicture(file.data);
  const data = kind.startsWith('video/') ? await withoutItsPast(file.data, kind, req.user?.id) : file.data;
  // Files that the server itself adds keep their name.
  const name =
    req.payloadAPI === 'local'
      ? file.name
      : unguessable(file.name, asString(prop(prop(args, 'data'), 'alt')), ending);
  req.file = { ...file, data, size: data.length, mimetype: kind, name };
};

async function checkPicture(data: Buffer) {
  const {
    width = 0,
    height = 0,
    pages = 1,
  } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('This picture is damaged or not complete. Save it again and upload that.'));
  if (width * height * pages <= MOST_PIXELS) return;
  const size = `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`;
  refuse(
    `This picture has ${size} pixels${pages > 1 ? ` in ${pages} frames` : ''}, too many to be opened safely. Save it smaller (2,560 across are enough) and upload that.`,
  );
}

/** Accounts with a film in processing: another one would wait in memory. */
const inProcessing = new Set<string | number>();

async function withoutItsPast(data: Buffer, kind: string, account: string | number = ''): Promise<Buffer> {
  if (inProcessing.has(account))
    throw new APIError(
      'Another film of yours is still being read. Wait until it is done, then upload this one.',
      429,
    );
  if (account !== '') inProcessing.add(account);
  try {
    return await cleanFilm(data, kind === 'video/webm' ? 'webm' : 'mp4');
  } catch (error) {
    if (error instanceof UnusableFilm) refuse(error.message);
    throw error;
  } finally {
    inProcessing.delete(account);
  }
}

/**
 * Some words to recognize the file by in the panel, and an unguessable part. The numbered names of cameras
 * are dropped.
 */
function unguessable(name: string, alt: string, ending: string) {
  const own = toSlug(name.replace(/\.[^.]*$/, ''));
  const words = /[a-z]/.test(own) ? own : toSlug(alt) || own || 'file';
  return `${words.slice(0, 40).replace(/-$/, '')}-${randomBytes(12).toString('hex')}.${ending}`;
}

function refuse(message: string): never {
  // The form shows no message at the file field, so the error itself has to explain.
  throw new APIError(message, 400);
}
