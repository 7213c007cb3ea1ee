import { randomBytes } from 'node:crypto';
import { APIError, type PayloadHandler } from 'payload';
import { env } from '@/server/env';
import { tellErrorInLines } from '@/server/log';
import { sendMail } from '@/server/mail';
import { roleOf, ROLES } from '@/server/access';
import { DAYS_TO_ACCEPT, linkToSetPassword } from './reset-mail';
import { signedIn, tell } from './signed-in';

/**
 * `POST /cms-api/staff/invite` `{ name, email, role }`: makes the account and mails a link by which its owner sets a
 * password. For an account that is there already it is a new link, and `isNew` is false: name and role stay.
 * `{ isSent: true, isNew }`, or `{ isSent: false, isNew, link }` where no mail could be sent, to be handed over by other
 * means.
 */
export const invite: PayloadHandler = async (req) => {
  const { given } = await signedIn(req, undefined);
  if (roleOf(req) !== 'admin') throw new APIError('Only an administrator can invite somebody.', 403);
  const email = String(given('email') ?? '')
    .trim()
    .toLowerCase();
  const present = await findId(email);
  const account = present ?? (await make());

  const token = randomBytes(24).toString('hex');
  await req.payload.db.updateOne({
    collection: 'staff',
    id: account,
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(Date.now() + DAYS_TO_ACCEPT * 86_400_000).toISOString(),
    },
    req,
    returning: false,
  });
  const link = linkToSetPassword(token);
  const isSent = await sendMail(invitationTo(email, link)).catch((error: unknown) => {
    req.payload.logger.error(tellErrorInLines(error));
    return false;
  });
  return tell({ isSent, isNew: present === undefined, ...(isSent ? {} : { link }) });

  async function findId(address: string) {
    const { docs } = await req.payload.find({
      collection: 'staff',
      where: { email: { equals: address } },
      limit: 1,
      depth: 0,
      req,
    });
    return docs[0]?.id;
  }

  async function make() {
    const role = ROLES.find((name) => name === given('role'));
    if (!role) throw new APIError('Choose what this person may do.', 400);
    const { id } = await req.payload.create({
      collection: 'staff',
      // Nobody knows it; the owner sets one by the link.
      data: {
        name: String(given('name') ?? '').trim(),
        email,
        role,
        password: randomBytes(24).toString('base64url'),
        isPasswordTemporary: true,
      },
      req,
    });
    return id;
  }
};

const invitationTo = (to: string, link: string) => {
  const site = new URL(env.siteUrl).hostname;
  return {
    to,
    subject: `Your account for the panel of ${site}`,
    text: `You have been invited to the panel of ${site}.

Set a password within ${DAYS_TO_ACCEPT} days:
${link}

Afterwards you sign in at ${env.siteUrl}/admin with this e-mail address.`,
  };
};
