import { asText, get } from '@/content/untyped';

/** The address of a populated upload; empty for a bare id, which is a document that is gone. */
export function mediaPath(upload: unknown): string {
  const filename = asText(get(upload, 'filename'));
  return filename ? `/cms-api/media/file/${encodeURIComponent(filename)}` : '';
}
