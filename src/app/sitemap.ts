import type { MetadataRoute } from 'next';
import { byLanguage } from '@/content/languages/translation';
import { pathsInCode } from '@/content/links/paths-in-code';
import { pageSchemas } from '@/content/schema/schemas';
import { listSitemapEntries, type Address } from '@/server/cms/sitemap-entries';
import { env } from '@/services/settings/env';
import { markIncomplete } from '@/services/process/incomplete-answer';
import { staleIfError } from '@/server/content-cache/content-cache';
import { withCompleteContent } from '@/server/cms/require-content';

export const dynamic = 'force-dynamic';

/** Every public page that may be indexed; only the fixed ones while the database is away. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const addresses = await staleIfError('addresses', () => withCompleteContent(listSitemapEntries)).catch(
    () => {
      markIncomplete();
      return fixed;
    },
  );
  return [...addresses, ...inCode].map(({ path, changedOn, languages }) => ({
    url: `${env.siteUrl}${path}`,
    ...(changedOn ? { lastModified: changedOn } : {}),
    ...(languages ? { alternates: { languages: byLanguage(languages, env.siteUrl) } } : {}),
  }));
}

/** Pages without a document. */
const inCode: Address[] = pathsInCode.map((path) => ({ path }));

const fixed: Address[] = Object.values(pageSchemas).map(({ path }) => ({ path }));
