import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { env } from '@/services/settings/env';
import { asString, prop } from '@/content/json';
import { TransferError, writeFolder } from './folder';
import { readStored } from './stored';

/**
 * Exports all content as in the panel's lists, published or not, with its files, but never messages or
 * accounts. Excludes earlier versions, unpublished changes of published documents, and the trash.
 * @returns the number of documents
 */
export async function exportContent(cms: Payload, folder: string): Promise<number> {
  const { content } = await readStored(cms);
  const media = new Map<string, Buffer>();
  for (const doc of content.documents.media ?? []) {
    const name = asString(prop(doc, 'filename'));
    media.set(name, await readMedia(cms, name));
  }
  await writeFolder(resolve(folder), content, media);
  return Object.values(content.documents).flat().length + Object.keys(content.globals).length;
}

async function readMedia(cms: Payload, name: string): Promise<Buffer> {
  const bytes = env.bucket
    ? await readFromBucket(cms, name)
    : await readFile(join(env.mediaDir, name)).catch(() => undefined);
  if (bytes) return bytes;
  const place = env.bucket ? `the bucket ${env.bucket.name}` : env.mediaDir;
  throw new TransferError(`The file ${name} is missing in ${place}. Put it there, or delete its picture.`);
}

/** Reads a file through the handler that serves the bucket's files to visitors. */
async function readFromBucket(cms: Payload, name: string): Promise<Buffer | undefined> {
  const { handlers = [] } = cms.collections.media.config.upload;
  const asked = { doc: { id: name }, params: { collection: 'media', filename: name } };
  for (const handler of handlers) {
    const answer = await handler(await createLocalReq({}, cms), asked);
    if (answer && answer.status === 200) return Buffer.from(await answer.arrayBuffer());
  }
  return undefined;
}
