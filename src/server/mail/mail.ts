import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { createTransport, type Transporter } from 'nodemailer';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { asString, prop } from '@/content/json';
import { env } from '../settings/env';
import { formatErrorInLines } from '../logging/redact';

export const isMailConfigured = () => env.smtpUrl !== undefined;

/** Says where staff can read it that nothing will arrive. */
export const NO_MAIL =
  'No mail server is set up for this site, so no mail can be sent. Ask an administrator to set a temporary password for you.';

type Mail = { to: string; subject: string; text: string; html?: string; messageId?: string };

/**
 * Sends one mail and waits until the mail server has taken it. Without a mail server it is noted in the log, without the
 * address or a word of it, and nothing fails.
 * @returns whether a mail server has taken it. @throws what the mail server answers.
 */
export async function sendMail(mail: Mail): Promise<boolean> {
  if (!isMailConfigured()) {
    console.info('A mail was not sent: no mail server is set up (SMTP_URL).');
    return false;
  }
  await transport().sendMail({ from: { name: FROM_NAME, address: fromAddress() }, ...mail });
  return true;
}

/**
 * What Payload sends by itself. Nobody waits for it: how long an answer takes must not tell whether an account exists.
 */
export const email: EmailAdapter = ({ payload }) => ({
  name: 'smtp',
  defaultFromAddress: fromAddress(),
  defaultFromName: FROM_NAME,
  sendEmail: async (message: SendEmailOptions) => {
    if (!isMailConfigured()) await sendMail({ to: '', subject: '', text: '' });
    else
      void send(payload, message).catch((error: unknown) => payload.logger.error(formatErrorInLines(error)));
  },
});

const FROM_NAME = 'Site panel';

function fromAddress() {
  return env.mailFrom ?? `no-reply@${new URL(env.siteUrl).hostname}`;
}

async function send(payload: Parameters<EmailAdapter>[0]['payload'], message: SendEmailOptions) {
  const adapter = await nodemailerAdapter({
    defaultFromAddress: fromAddress(),
    defaultFromName: FROM_NAME,
    transport: transport(),
    skipVerify: true,
  });
  await adapter({ payload }).sendEmail(message);
}

let opened: Transporter | undefined;

/** With `smtp://` the connection is encrypted by STARTTLS or not used: links in these mails open accounts. */
function transport() {
  const url = new URL(env.smtpUrl ?? '');
  if (!env.isMailLocal) url.searchParams.set('requireTLS', 'true');
  return (opened ??= createTransport(url.href));
}

/** Says at the start what would otherwise be found out by a mail that never came. */
export async function warnOfUnusableMail(): Promise<void> {
  if (!isMailConfigured() || env.isMailLocal) return;
  try {
    await transport().verify();
  } catch (error) {
    const reason =
      prop(error, 'code') === 'ETLS' || prop(error, 'command') === 'STARTTLS'
        ? 'it offers no encrypted connection (STARTTLS). Use an address that begins with smtps://, or another server'
        : `${asString(prop(error, 'code')) || 'it refuses the connection'}. Check host, port, name and password`;
    console.warn(`The mail server of SMTP_URL cannot be used, so no mail is sent: ${reason}.`);
  }
}
