import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';
import { BackupError } from '@/services/dump/manifest';

/** The file extension of an encrypted backup, which `age -d` and `tar -xz` can open without this product. */
export const ARCHIVE_END = '.tar.gz.age';

/** Packs a backup folder into one file that only the private keys of these public keys open. */
export async function pack(folder: string, file: string, publicKeys: readonly string[]) {
  const encrypter = new Encrypter();
  for (const key of publicKeys) encrypter.addRecipient(key);
  const packed = create({ cwd: folder, gzip: true, portable: true }, (await readdir(folder)).sort());
  const encrypted = await encrypter.encrypt(webStreamOf(Readable.from(packed)));
  await pipeline(
    Readable.fromWeb(encrypted as ReadableStream),
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  );
}

/**
 * Unpacks an archive. The caller compares the checksums of its manifest.
 * @throws {BackupError} when no key opens the file, or it was changed or truncated
 */
export async function unpack(file: string, folder: string, privateKeys: readonly string[]) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const decrypter = new Decrypter();
    for (const key of privateKeys) decrypter.addIdentity(key);
    const decrypted = await decrypter.decrypt(webStreamOf(createReadStream(file)));
    await pipeline(
      Readable.fromWeb(decrypted as ReadableStream),
      // A link could lead out of the folder; backups contain none.
      extract({ cwd: folder, strict: true, filter: (_, entry) => 'type' in entry && isPlain(entry.type) }),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('E')) throw error;
    throw new BackupError(`${file} cannot be opened: another key made it, or it was changed or cut off.`);
  }
}

const isPlain = (type: string) => ['File', 'OldFile', 'ContiguousFile', 'Directory'].includes(type);

/** Node and browsers declare the same class as two types. */
const webStreamOf = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
