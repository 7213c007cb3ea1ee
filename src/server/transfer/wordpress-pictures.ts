import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Payload } from 'payload';
import { mimeTypeOf } from '@/services/media/media-types';
import { TransferError } from './folder';
import { pathOf, type Attachment } from './wordpress-export';
import { decodeUri } from '@/content/links/address';

/**
 * WordPress's smaller sizes of a picture, such as `garden-300x200.jpg`, and its `-scaled` and `-rotated`
 * ones.
 */
const FORM = /-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)/;
const MAX_ALT_LENGTH = 200;

/**
 * Pictures of the old site: found in a copy of its `wp-content/uploads`, and uploaded to the media library
 * once each.
 */
export async function picturesOf(
  cms: Payload,
  {
    folder,
    attachments,
    isDryRun,
  }: { folder?: string; attachments: Map<string, Attachment>; isDryRun: boolean },
) {
  const files = folder ? await filesIn(folder) : [];
  const ids = new Map<string, Promise<string | undefined>>();
  const withoutAlt: string[] = [];

  const fileOf = (url: string) => {
    const path = (decodeUri(pathOf(url)) ?? pathOf(url)).replaceAll('\\', '/');
    const wanted = [path, path.replace(FORM, '')];
    const byPath = files.find((file) =>
      wanted.some((name) => name.endsWith(`/${file.name}`) && file.name.includes('/')),
    );
    return byPath ?? files.find((file) => wanted.some((name) => basename(name) === basename(file.name)));
  };

  async function put(file: { path: string; name: string }, alt: string) {
    const name = basename(file.name);
    if (!alt) withoutAlt.push(name);
    if (isDryRun) return 'none';
    const data = await readFile(file.path);
    const doc = await cms.create({
      collection: 'media',
      overrideAccess: true,
      data: { alt: (alt || name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')).slice(0, MAX_ALT_LENGTH) },
      file: {
        data,
        name,
        size: data.length,
        mimetype: mimeTypeOf(name) ?? '',
      },
    });
    return String(doc.id);
  }

  return {
    withoutAlt,
    /** @returns its id; undefined where the file is missing or of a type that this site cannot show */
    idOf: async (url: string, alt: string): Promise<string | undefined> => {
      const file = fileOf(url);
      if (!file) return undefined;
      const known = attachments.get(pathOf(url))?.alt;
      const id = ids.get(file.path) ?? put(file, alt || known || '').catch(() => undefined);
      ids.set(file.path, id);
      return id;
    },
  };
}

async function filesIn(folder: string) {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new TransferError(`The folder of pictures ${folder} cannot be read. Check its path.`);
  });
  return names
    .filter((name) => mimeTypeOf(name)?.startsWith('image/'))
    .map((name) => ({ path: join(folder, name), name: name.replaceAll('\\', '/') }));
}
