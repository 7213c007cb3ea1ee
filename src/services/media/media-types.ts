/** The types of files that the media library accepts, each with the extension that it gives them. */
export const extensionOf: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

export const ACCEPTED = Object.keys(extensionOf);

/** The accepted type of a file by its name; undefined for all others. */
export function mimeTypeOf(name: string): string | undefined {
  const [, extension = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return ACCEPTED.find((type) => extensionOf[type] === (extension === 'jpeg' ? 'jpg' : extension));
}
