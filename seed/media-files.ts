import { resolve } from 'node:path';
import type { Payload } from 'payload';
import { seedMedia } from './media';

/** Ids in the media library by file name; uploads missing files. `created` counts the uploads. */
export async function mediaIds(cms: Payload, files: readonly string[]) {
  const ids = new Map<string, string>();
  let created = 0;
  for (const file of files) {
    const { docs } = await cms.find({
      collection: 'media',
      overrideAccess: true,
      where: { filename: { equals: file } },
      limit: 1,
      depth: 0,
    });
    const doc = docs[0] ?? (await upload(cms, file));
    if (!docs[0]) created += 1;
    ids.set(file, String(doc.id));
  }
  return { ids, created };
}

const upload = (cms: Payload, file: string) =>
  cms.create({
    collection: 'media',
    overrideAccess: true,
    data: { alt: altOf(file), isDemo: true },
    filePath: resolve('src/assets', file),
  });

function altOf(file: string): string {
  const known = seedMedia.find((media) => media.file === file);
  if (!known) throw new Error(`seed/media.ts says nothing about ${file}, which a seeded page shows.`);
  return known.alt;
}
