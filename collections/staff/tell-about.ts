import type { PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';
import { accountsInRoles } from '@/services/auth/accounts-in-roles';
import { env } from '@/services/settings/env';
import { formatErrorInLines } from '@/services/logging/redact';
import { isMailConfigured, sendMail } from '@/services/mail/mail';

type Mail = { subject: string; text: string };

/** Mails administrators without waiting for the mail server. `but` are ids of those who know already. */
export async function tellAdministrators(req: PayloadRequest, mail: Mail, but: unknown[] = []) {
  if (!isMailConfigured()) return;
  const known = but.map(String);
  for (const { id, email, isPasswordTemporary } of await accountsInRoles(req.payload, 'admin'))
    if (!isPasswordTemporary && !known.includes(String(id))) tell(req, email, mail);
}

/** Mails the owner of an account. */
export function tell(req: PayloadRequest, to: string, mail: Mail) {
  if (!isMailConfigured() || !to) return;
  const text = `${mail.text}\n\nIf this should not have happened, look at the audit trail: ${env.siteUrl}/admin`;
  sendMail({ to, subject: mail.subject, text }).catch((error: unknown) =>
    req.payload.logger.error(formatErrorInLines(error)),
  );
}

type Changed = { account: unknown; before: unknown; names: string[] };

/** Notifies about a new administrator, and about passwords and addresses changed by another account. */
export async function tellAbout(req: PayloadRequest, { account, before, names }: Changed) {
  const [actor, who, name] = [req.user?.id, req.user?.name ?? 'The site', asString(prop(account, 'name'))];
  const isByOthers = String(actor) !== String(prop(account, 'id'));
  const what = [
    names.includes('role') && prop(account, 'role') === 'admin' ? 'is an administrator now' : '',
    names.includes('hash') && isByOthers ? 'was given a new password' : '',
    names.includes('email') && isByOthers ? 'has another e-mail address' : '',
  ].filter(Boolean);
  if (what.length > 0) {
    const text = `${who} changed the account of ${name}: ${name} ${what.join(', ')}.`;
    await tellAdministrators(req, { subject: 'An account was changed', text }, [actor]);
  }
  const isOwners = names.includes('hash') || names.includes('email');
  // To the old address: an attacker would have changed it first.
  if (isOwners)
    tell(req, asString(prop(before, 'email')), {
      subject: 'Your account was changed',
      text: `The password or the e-mail address of your account was changed${isByOthers ? ` by ${who}` : ''}.`,
    });
}
