import { isPublicRequest } from '@/services/http/audience';
import { getCms } from './payload';

/** Whether a public client asks a site with a fictional center, where no member of staff reads messages. */
export async function isPublicDemo(headers: Headers): Promise<boolean> {
  if (!isPublicRequest(headers)) return false;
  const cms = await getCms();
  return (
    (await cms.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0, select: { isDemo: true } }))
      .isDemo === true
  );
}

export const DEMO_REFUSAL =
  'This is a demo. Nobody reads this. To find treatment: findtreatment.gov. In crisis, call or text 988.';
