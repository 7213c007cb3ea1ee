import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SanitizedConfig } from 'payload';
import { contentCollections, draftedGlobals, slugsOf } from '@/content/collection-lists';
import type { Content } from './stored';

/** An error whose message is for the person who runs the command. */
export class TransferError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TransferError';
  }
}

const document = z.record(z.string(), z.unknown());
const contentSchema = (config: SanitizedConfig) =>
  z.object({
    documents: z.object(
      Object.fromEntries(
        slugsOf(contentCollections(config)).map((slug) => [slug, z.array(document).default([])]),
      ),
    ),
    globals: z.object(Object.fromEntries(draftedGlobals(config).map(({ slug }) => [slug, document]))),
  });
const manifestSchema = z.object({
  /** 2: of version 1.0. */
  format: z.literal([2, 3]),
  /** SHA-256 by the path inside the folder. */
  files: z.record(z.string(), z.string()),
});

const CONTENT = 'content.json';
const MANIFEST = 'manifest.json';
const MEDIA = 'media';

export const checksum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Writes `content.json`, `media/…` and, last, `manifest.json`. The same content gives the same bytes. */
export async function writeFolder(folder: string, content: Content, media: Map<string, Buffer>) {
  await mkdir(join(folder, MEDIA), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).includes(MANIFEST))
    throw new TransferError(`There is an export in ${folder} already. Name a new folder.`);
  const files: Record<string, string> = {};
  const put = async (name: string, bytes: Buffer) => {
    await writeFile(join(folder, name), bytes, { mode: 0o600 });
    files[name] = checksum(bytes);
  };
  for (const [name, bytes] of [...media].sort(([a], [b]) => (a < b ? -1 : 1)))
    await put(`${MEDIA}/${name}`, bytes);
  await put(CONTENT, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  await writeFile(join(folder, MANIFEST), `${JSON.stringify({ format: 3, files }, null, 2)}\n`, {
    mode: 0o600,
  });
}

/** @throws {TransferError} when the folder is incomplete or was changed; then nothing was imported */
export async function readFolder(folder: string, config: SanitizedConfig) {
  const manifest = manifestSchema.safeParse(await readJson(join(folder, MANIFEST)));
  if (!manifest.success)
    throw new TransferError(
      `There is no whole export in ${folder}: ${MANIFEST} is missing or of another version.`,
    );
  const media = new Map<string, Buffer>();
  const wrong: string[] = [];
  let content: unknown;
  for (const [name, sum] of Object.entries(manifest.data.files)) {
    const bytes = isInside(name) ? await readFile(join(folder, name)).catch(() => null) : null;
    if (!bytes || checksum(bytes) !== sum) wrong.push(name);
    else if (name === CONTENT) content = JSON.parse(bytes.toString('utf8'));
    else media.set(name.slice(MEDIA.length + 1), bytes);
  }
  if (wrong.length > 0)
    throw new TransferError(`These files of the export are missing or were changed: ${wrong.join(', ')}.`);
  const parsed = contentSchema(config).safeParse(content);
  if (!parsed.success) throw new TransferError(`${CONTENT} was made by another version.`);
  return { content: parsed.data satisfies Content, media };
}

const isInside = (name: string) => name === CONTENT || /^media\/[^/\\]+$/.test(name);

export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
