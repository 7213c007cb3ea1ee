import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
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
    // The usual ones, with a step between 1200 and 1920 for phones, and none for walls.
    deviceSizes: [640, 750, 828, 1080, 1200, 1440, 1920, 2048],
    localPatterns: [
      { pathname: '/cms-api/media/file/**' },
      { pathname: '/_next/static/media/**' },
      { pathname: '/brand/**' },
    ],
  },
};

const withPanel = withPayload(config);

/** Nobody learns from a link which condition somebody read about; the map's frame sends headers of its own. */
const careful = {
  source: '/((?!map$).*)',
  headers: [
    { key: 'Referrer-Policy', value: 'same-origin' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  ],
};

/** `withPayload` asks for client hints on every path, which makes Chrome fetch each first document twice. */
const headers = async () => [
  careful,
  ...((await withPanel.headers?.()) ?? []).map((entry) =>
    entry.source === '/:path*' && entry.headers.some(({ key }) => key === 'Critical-CH')
      ? { ...entry, source: '/admin/:path*' }
      : entry,
  ),
];

export default { ...withPanel, headers };
