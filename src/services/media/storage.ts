import type { Config, Plugin } from 'payload';
import { env } from '../settings/env';
import { s3Options } from '../settings/s3-options';

/**
 * Media in an S3-compatible bucket, if configured; otherwise in `MEDIA_DIR`. The site serves them either way.
 */
export async function mediaStorage(): Promise<Plugin[]> {
  const { bucket } = env;
  if (!bucket) return [];
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const store = s3Storage({
    bucket: bucket.name,
    collections: { media: true },
    config: s3Options(bucket),
  });
  return [async (config) => withoutBrowserUploads(await store(config))];
}

/**
 * Uploads pass through the site, which checks them; removes the panel's component for direct uploads to the
 * bucket.
 */
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
