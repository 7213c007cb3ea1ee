import type { MetadataRoute } from 'next';
import { env } from '@/services/settings/env';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/cms-api/media/file/'],
      disallow: ['/admin', '/cms-api/', '/api/', '/map'],
    },
    sitemap: `${env.siteUrl}/sitemap.xml`,
  };
}
