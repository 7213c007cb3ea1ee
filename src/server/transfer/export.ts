import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Payload } from 'payload';
import { env } from '../env';
import { globalNames, kinds } from './kinds';
import { TransferFault, writeFolder } from './folder';
import { readStored } from './stored';

/**
 * All content as it stands in the panel's lists, published or not, with its files; never messages or accounts. Earlier
 * versions, unpublished changes of published documents and the trash stay behind.
 * @returns how many documents there are.
 */
export async function exportContent(cms: Payload, folder: string): Promise<number> {
  const { content } = await readStored(cms);
  const media = new Map<string, Buffer>();
  for (const doc of content.documents.media) {
    const name = kinds.media.keyOf(doc);
    media.set(name, await readMedia(name));
  }
  await writeFolder(resolve(folder), content, media);
  return Object.values(content.documents).flat().length + globalNames.length;
}

async function readMedia(name: string) {
  if (env.bucket)
    throw new TransferFault('Files are in a bucket. Copy them into MEDIA_DIR and export without S3_BUCKET.');
  try {
    return await readFile(join(env.mediaDir, name));
  } catch {
    throw new TransferFault(
      `The file ${name} is missing in ${env.mediaDir}. Put it there, or delete its picture.`,
    );
  }
}
