import type { MetadataRoute } from 'next';
import { pathsInCode } from '@/content/paths-in-code';
import { pageSchemas } from '@/content/schemas';
import { listAddresses } from '@/server/addresses';
import { env } from '@/server/env';
import { thisAnswerIsNotWhole } from '@/server/front/whole';
import { lastGood } from '@/server/last-good/last-good';
import { ofWholeContent } from '@/server/whole-content';

export const dynamic = 'force-dynamic';

/** Every public page that may be listed. While the database is away: the fixed ones. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const addresses = await lastGood('addresses', () => ofWholeContent(listAddresses)).catch(() => {
    thisAnswerIsNotWhole();
    return fixed;
  });
  return [...addresses, ...inCode].map(({ path, changedOn }) => ({
    url: `${env.siteUrl}${path}`,
    ...(changedOn ? { lastModified: changedOn } : {}),
  }));
}

/** Pages without a document. */
const inCode = pathsInCode.map((path) => ({ path, changedOn: undefined }));

const fixed = Object.values(pageSchemas).map(({ path }) => ({ path, changedOn: undefined }));
