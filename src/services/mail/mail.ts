import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { createTransport, type Transporter } from 'nodemailer';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { asString, prop } from '@/content/json';
import { env } from '../settings/env';
import { formatErrorInLines } from '../logging/redact';

export const isMailConfigured = () => env.smtpUrl !== undefined;

/** Tells staff in the panel that no mail will arrive. */
export const NO_MAIL =
  'No mail server is set up for this site, so no mail can be sent. Ask an administrator to set a temporary password for you.';

type Mail = { to: string; subject: string; text: string; html?: string; messageId?: string };

/**
 * Sends one mail and waits until the mail server has accepted it. Without a mail server, logs a line without
 * address or content, and does not fail.
 * @returns whether a mail server accepted it
 * @throws the mail server's error
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
 * Payload's own mails. No request waits for them: the response time must not reveal whether an account
 * exists.
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

/** In ms. By default nodemailer waits for minutes, and other jobs of this process wait for the mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** With `smtp://` the connection uses STARTTLS or fails: links in these mails open accounts. */
function transport() {
  const url = new URL(env.smtpUrl ?? '');
  for (const [name, ms] of Object.entries(TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  if (!env.isMailLocal) url.searchParams.set('requireTLS', 'true');
  return (opened ??= createTransport(url.href));
}

/** Warns at start about settings that would prevent mail from arriving. */
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
