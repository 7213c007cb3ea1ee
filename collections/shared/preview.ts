import type { LivePreviewConfig, PayloadRequest } from 'payload';
import { documentPath } from '@/content/document-path';
import { env } from '@/server/env';
import { previewToken } from '@/server/preview';

/** The link behind "Preview": good for a day, also for a colleague. Null while the document has no address. */
export const previewOf =
  (collection: string) =>
  (doc: Record<string, unknown>, { req }: { req: PayloadRequest }): string | null => {
    const path = ['site-layout', 'brand'].includes(collection) ? '/' : documentPath(collection, doc);
    return path ? `${originOf(req)}/preview?token=${previewToken(path)}` : null;
  };

/** The page beside its form. */
export const livePreviewOf = (collection: string): LivePreviewConfig => ({
  url: ({ data, req }) => previewOf(collection)(data, { req }) ?? undefined,
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    { name: 'desk', label: 'Desk', width: 1440, height: 900 },
  ],
});

/** The name under which the panel was opened, if it is one of ours: the cookie belongs to it. */
function originOf(req: PayloadRequest) {
  const host = req.headers.get('host');
  return env.origins.find((origin) => new URL(origin).host === host) ?? env.siteUrl;
}
