import type { Env } from './env';

/** What a client of an S3-compatible storage needs to reach a bucket. */
export const s3Options = ({ region, endpoint, keys }: NonNullable<Env['bucket']>) => ({
  region,
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  ...(keys ? { credentials: keys } : {}),
  // S3-compatible storages of other vendors do not support the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});
