import { demoShown } from '../cms/demo-remaining';
import { getCms } from '../cms/payload';
import { env } from '@/services/settings/env';

const RETRY_MS = 3000;

/** Warns once that a public site shows a center that does not exist. */
export async function warnOfPublicDemo(): Promise<void> {
  if (env.isAtHome) return;
  try {
    if (await demoShown(await getCms())) console.warn(WARNING);
  } catch {
    // getCms has reported it.
    setTimeout(() => void warnOfPublicDemo(), RETRY_MS).unref();
  }
}

const LINE = '!'.repeat(78);
const WARNING = `${LINE}
THE DEMO IS PUBLIC. ${env.siteUrl} shows a treatment center that does not exist,
with people and a phone number that are invented. Its pages say so, and no
text is called medically reviewed; its form takes no messages. Clear the demo at ${env.siteUrl}/admin.
${LINE}`;

/** Warns that passwords and messages would be sent unencrypted. */
export function warnOfPlainHttp() {
  if (!env.isProduction || env.isHttps || env.isAtHome) return;
  console.warn(
    [
      '!!! SITE_URL is http, not https: passwords of staff and messages of visitors travel unprotected.',
      '!!! Put a proxy with a certificate in front and set SITE_URL to the https address.',
    ].join('\n'),
  );
}
