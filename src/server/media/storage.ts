import type { Config, Plugin } from 'payload';
import { env } from '../settings/env';

/** Media in an S3-compatible bucket, when there is one; else they stay in `MEDIA_DIR`. Served by the site either way. */
export async function mediaStorage(): Promise<Plugin[]> {
  const { bucket } = env;
  if (!bucket) return [];
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const store = s3Storage({
    bucket: bucket.name,
    collections: { media: true },
    config: {
      region: bucket.region,
      ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
      ...(bucket.keys ? { credentials: bucket.keys } : {}),
      // Storages of other makers do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  });
  return [async (config) => withoutBrowserUploads(await store(config))];
}

/** Files go through the site, which checks them; the panel needs no component for sending them past it. */
const withoutBrowserUploads = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      providers: config.admin?.components?.providers?.filter(
        (provider) => !JSON.stringify(provider).includes('@payloadcms/storage-s3/'),
      ),
    },
  },
});
