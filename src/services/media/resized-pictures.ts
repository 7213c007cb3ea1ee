import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_FOLDER } from '@/content/links/media-url';
import type { PublicFile } from '../process/bridge';
import { afterEachRevision } from '../revision/per-revision';

type Options = {
  /** Where Next stores resized pictures: one folder each, named by a hash. */
  folder: string;
  widths: Iterable<number>;
  qualities: Iterable<number>;
  /** The media types that Next encodes; for other clients it keeps the file's own. */
  formats: readonly string[];
  /** Folders of files that are never withdrawn, by URL prefix. */
  fixed: Record<string, string>;
  /** The public files of the media library; undefined while unknown. */
  list: () => Promise<PublicFile[] | undefined>;
};

/** A newer file may not be written completely yet. */
const YOUNG_MS = 5000;

/**
 * Removes resized pictures from Next's folder when their file was withdrawn, deleted or replaced, by any web
 * process. The request filter stops serving them before that
 * (src/server/request-filter/image-request.ts). Never returns and never throws.
 */
export const keepSizesOfPublicFilesOnly = (options: Options, report: (error: unknown) => void) =>
  afterEachRevision(() => sweepSizes(options), { report });

/** @returns whether everything was checked */
export async function sweepSizes({ folder, list, ...sizes }: Options): Promise<boolean> {
  const kept = await readdir(folder).catch(() => []);
  if (kept.length === 0) return true;
  const files = await list();
  if (files === undefined) return false;
  const good = await changesByKey(files, sizes);
  let isDone = true;
  for (const key of kept) {
    const path = join(folder, key);
    const madeAt = (await stat(path).catch(() => undefined))?.mtimeMs;
    const changedAt = good.get(key);
    if (madeAt === undefined || (changedAt !== undefined && changedAt < madeAt)) continue;
    if (Date.now() - madeAt < YOUNG_MS) isDone = false;
    else await rm(path, { recursive: true, force: true });
  }
  return isDone;
}

/** When the original file of a resized picture changed (ms), by the name under which Next stores it. */
async function changesByKey(
  files: PublicFile[],
  { widths, qualities, formats, fixed }: Omit<Options, 'folder' | 'list'>,
) {
  const { ImageOptimizerCache } = await import('next/dist/server/image-optimizer.js');
  const changes = new Map<string, number>();
  const add = (href: string, changedAt: number) => {
    for (const width of widths)
      for (const quality of qualities)
        for (const mimeType of [...formats, ''])
          changes.set(ImageOptimizerCache.getCacheKey({ href, width, quality, mimeType }), changedAt);
  };
  for (const { name, changedAt } of files)
    add(MEDIA_FOLDER + encodeURIComponent(name), new Date(changedAt).getTime());
  for (const [start, place] of Object.entries(fixed))
    for (const name of await readdir(place).catch(() => [])) add(start + name, 0);
  return changes;
}
