import { asString, prop } from '@/content/json';

/** Base path of the media library's files. */
export const MEDIA_FOLDER = '/cms-api/media/file/';

/** The URL of a populated upload; empty for a bare id, whose document is gone. */
export function mediaPath(upload: unknown): string {
  const filename = asString(prop(upload, 'filename'));
  return filename ? `${MEDIA_FOLDER}${encodeURIComponent(filename)}` : '';
}
