import { asString, prop } from '@/content/json';

/** Where the files of the media library are served. */
export const MEDIA_FOLDER = '/cms-api/media/file/';

/** The address of a populated upload; empty for a bare id, which is a document that is gone. */
export function mediaPath(upload: unknown): string {
  const filename = asString(prop(upload, 'filename'));
  return filename ? `${MEDIA_FOLDER}${encodeURIComponent(filename)}` : '';
}
