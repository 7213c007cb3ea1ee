import { withPayload } from '@payloadcms/next/withPayload';
import images from './src/server/build/image-sizes.mjs';

// Next reads this after its configuration: no command of this project reports to Next's makers.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // In the terminal of `npm run dev`: not the polls of each open tab.
  logging: { incomingRequests: { ignore: [/^\/api\/(?!contact)/] } },
  turbopack: {
    rules: { '*.webm': { type: 'asset' } },
    // The whole project lies beside the build and is not traced for another place: paths of files come from
    // the settings.
    ignoreIssue: [{ path: '**', title: 'Dynamic filesystem access causes tracing of the whole project' }],
  },
  reactStrictMode: true,
  // `npm run types` checks them; an installation without development packages must still build.
  typescript: { ignoreBuildErrors: true },
  // Payload must exist once per process, not once per bundle; jsdom cannot be bundled.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-mongodb',
    '@payloadcms/drizzle',
    '@payloadcms/storage-s3',
    'isomorphic-dompurify',
    'jsdom',
  ],
  images: {
    deviceSizes: images.deviceSizes,
    imageSizes: images.imageSizes,
    qualities: images.qualities,
    formats: images.formats,
    // Without parameters: each spelling would be another file on disk.
    localPatterns: images.folders.map((folder) => ({ pathname: `${folder}**`, search: '' })),
    maximumDiskCacheSize: 200_000_000,
    // A picture that is withdrawn is gone from copies in other sizes as soon as from its own address.
    minimumCacheTTL: 300,
  },
};

const withPanel = withPayload(config);

/** `withPayload` asks for client hints on every path, which makes Chrome fetch each first document twice. */
const headers = async () =>
  ((await withPanel.headers?.()) ?? []).map((entry) =>
    entry.source === '/:path*' && entry.headers.some(({ key }) => key === 'Critical-CH')
      ? { ...entry, source: '/admin/:path*' }
      : entry,
  );

export default { ...withPanel, headers };
