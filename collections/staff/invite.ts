import { randomBytes } from 'node:crypto';
import { APIError, type PayloadHandler, type PayloadRequest } from 'payload';
import { env } from '@/services/settings/env';
import { formatErrorInLines } from '@/services/logging/redact';
import { isMailConfigured, sendMail } from '@/services/mail/mail';
import { accountStore, unchanged } from '@/services/auth/account-store';
import { DAY_MS } from '@/content/durations';
import { asString } from '@/content/json';
import { FIRST_ADMINISTRATOR, roleOf, ROLES } from '@/services/auth/access';
import { DAYS_TO_ACCEPT, linkToSetPassword } from '../passwords/reset-mail';
import { recordAccount } from './audit';
import { isInvited, newToken } from './invitation';
import { requireCurrentPassword } from '../passwords/current-password';
import { json, requireStaff, type RawAccount } from '../sign-in/signed-in';
import { tellAdministrators } from './tell-about';

/**
 * `POST /cms-api/staff/invite` `{ name, email, role, password? }`: creates the account and mails a link to
 * set a password. For an existing account it sends a new link, and `isNew` is false: name and role stay. A
 * new administrator, or a link for another account, needs the current account's `password`. Returns `{
 * isSent: true, isNew }`; when no mail could be sent `{ isSent: false, isNew, link }`, to be handed over
 * otherwise, without `link` for an account that has signed in: that link is for its owner only.
 */
export const invite: PayloadHandler = async (req) => {
  const { body } = await requireStaff(req, undefined);
  if (roleOf(req) !== 'admin') throw new APIError('Only an administrator can invite somebody.', 403);
  const email = asString(body('email')).toLowerCase();
  const present = await find();
  if (present || body('role') === 'admin') await requireCurrentPassword(req, body('password'), 'password');
  const account = present ?? (await make());
  const mayShow = !present || isInvited(present);

  const token = newToken({ isInvitation: mayShow });
  const link = linkToSetPassword(token);
  if (mayShow || isMailConfigured()) {
    const until = new Date(Date.now() + DAYS_TO_ACCEPT * DAY_MS).toISOString();
    const columns = { resetPasswordToken: token, resetPasswordExpiration: until };
    const isTheSame = present ? unchanged(present, 'resetPasswordToken', 'hash') : [];
    if (!(await accountStore(req.payload.db).change(account.id, columns, isTheSame, req)))
      throw new APIError('This account was changed in the meantime. Please try again.', 409);
  }
  const isSent = await invitationTo(req, { email, name: account.name, link, isNew: mayShow })
    .then(sendMail)
    .catch((error: unknown) => {
      req.payload.logger.error(formatErrorInLines(error));
      return false;
    });
  const isNew = !present;
  await recordAccount(
    req,
    'invited',
    account,
    isNew ? 'a link to set a password' : 'a new link to set a password',
  );
  const text = `${req.user?.name ?? ''} ${isNew ? `invited ${account.name} (${account.role})` : `asked for a new link for ${account.name}`}.`;
  await tellAdministrators(req, { subject: 'Somebody was invited', text }, [req.user?.id, account.id]);
  return json({ isSent, isNew, ...(isSent || !mayShow ? {} : { link }) });

  function find() {
    return req.payload.db.findOne<RawAccount>({
      collection: 'staff',
      where: { email: { equals: email } },
      req,
    });
  }

  async function make() {
    const role = ROLES.find((name) => name === body('role'));
    if (!role) throw new APIError('Choose a role for this person.', 400);
    return req.payload.create({
      collection: 'staff',
      overrideAccess: true,
      // A random password; the owner sets one by the link.
      data: {
        name: String(body('name') ?? '').trim(),
        email,
        role,
        password: randomBytes(24).toString('base64url'),
        isPasswordTemporary: true,
      },
      req,
    });
  }
};

/** `isNew`: the account has no password yet. */
type Recipient = { email: string; name: string; link: string; isNew: boolean };

async function invitationTo(req: PayloadRequest, to: Recipient) {
  const site = new URL(env.siteUrl).hostname;
  const { contact } = await req.payload.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  const inviter = req.user?.name === FIRST_ADMINISTRATOR ? '' : req.user?.name;
  const panel = contact?.name ? `the panel of ${contact.name} (${site})` : `the panel of ${site}`;
  return {
    to: to.email,
    subject: `Your account for the panel of ${contact?.name || site}`,
    text: `Hello${to.name ? ` ${to.name}` : ''},

${inviter || 'An administrator'} has ${to.isNew ? 'invited you to' : 'sent you a new link to set your password for'} ${panel}. There staff edit the website and answer its messages.

Set a password within ${DAYS_TO_ACCEPT} days:
${to.link}

Afterwards you sign in at ${env.siteUrl}/admin with this e-mail address.

If you did not expect this, do nothing: ${to.isNew ? 'the account cannot be used without that password' : 'your password stays as it is'}.`,
  };
}
