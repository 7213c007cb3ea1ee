import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { env } from '../settings/env';
import { asString, prop } from '@/content/json';
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
  throw new TransferFault(`The file ${name} is missing in ${place}. Put it there, or delete its picture.`);
}

/** By what serves the files of a bucket to the site's visitors. */
async function readFromBucket(cms: Payload, name: string): Promise<Buffer | undefined> {
  const { handlers = [] } = cms.collections.media.config.upload;
  const asked = { doc: { id: name }, params: { collection: 'media', filename: name } };
  for (const handler of handlers) {
    const answer = await handler(await createLocalReq({}, cms), asked);
    if (answer && answer.status === 200) return Buffer.from(await answer.arrayBuffer());
  }
  return undefined;
}
