import type { IncomingAuthType } from 'payload';
import { HOUR_MS } from '@/content/durations';
import { asString } from '@/content/json';
import { env } from '@/services/settings/env';

const HOURS_TO_RESET = 1;
export const DAYS_TO_ACCEPT = 7;

/** The page to set a new password. Uses the site's configured URL, whatever the request's host. */
export const linkToSetPassword = (token: string) => `${env.siteUrl}/admin/reset/${encodeURIComponent(token)}`;

export const resetMail: NonNullable<IncomingAuthType['forgotPassword']> = {
  expiration: HOURS_TO_RESET * HOUR_MS,
  generateEmailSubject: () => 'Set a new password',
  generateEmailHTML: (given) => {
    const invitation = asString(given?.req?.context.keptInvitation);
    return `<p>Somebody asked to set a new password for your account of ${new URL(env.siteUrl).hostname}.</p>
<p><a href="${linkToSetPassword(invitation || asString(given?.token))}">Set a new password</a> ${
      invitation ? 'while your invitation counts' : `within ${HOURS_TO_RESET} hour`
    }.</p>
<p>If it was not you, do nothing: your password stays as it is.</p>`;
  },
};
