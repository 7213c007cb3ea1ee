import { statfs } from 'node:fs/promises';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { env } from '../settings/env';

export const FULL =
  'The disk of the server is full. Nothing was saved. Please tell whoever looks after the server, and try again later.';
/** A picture is stored in smaller sizes too. */
const SHARE = 2;
const RESERVE_BYTES = 1_000_000;

/**
 * Refuses an upload that does not fit on the disk before anything is written; Payload would not explain the
 * failure.
 */
export const refuseOnFullDisk: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const size = req.file?.data?.length ?? 0;
  if ((operation !== 'create' && operation !== 'update') || size === 0 || env.bucket) return;
  const disk = await statfs(env.mediaDir).catch(() => undefined);
  if (disk && disk.bavail * disk.bsize < size * SHARE + RESERVE_BYTES) throw new APIError(FULL, 507);
};
