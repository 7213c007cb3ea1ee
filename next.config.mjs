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
    'isomorphic-dompurify',
    'jsdom',
  ],
  images: {
    localPatterns: [
      { pathname: '/cms-api/media/file/**' },
      { pathname: '/_next/static/media/**' },
      { pathname: '/brand/**' },
    ],
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
