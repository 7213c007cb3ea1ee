import { SMTPServer } from 'smtp-server';

/**
 * A mail server for this test file alone, and an address of the site. Open it before importing anything that
 * reads the environment.
 */
export async function openMail() {
  /** The received mails, as text with `To:` first. */
  const mails: string[] = [];
  const waiting: ((mail: string) => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        const mail = `To: ${session.envelope.rcptTo.map(({ address }) => address).join()}\n${plain(text)}`;
        mails.push(mail);
        for (const tell of waiting.splice(0)) tell(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  process.env.SITE_URL = 'https://center.example';
  return {
    mails,
    /** The next mail. */
    nextMail: () => new Promise<string>((resolve) => waiting.push(resolve)),
    closeMail: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function plain(mail: string) {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
