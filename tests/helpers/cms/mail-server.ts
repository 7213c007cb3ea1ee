import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Import this before anything of the site: its environment then names a mail server that need not be there yet. */
const port = freePort();
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;

export type ReceivedMail = { to: string[]; source: string };

/** A real SMTP server at the address that the site knows. What it was given is kept in `mails`. */
export async function openMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return { mails, close: () => new Promise<void>((closed) => server.close(closed)) };
}

/** At once: modules that are imported next do not wait for a promise of this one. */
function freePort() {
  const listen = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    console.log(server.address().port);
    server.close();
  })`;
  return Number(execFileSync(process.execPath, ['-e', listen], { encoding: 'utf8' }));
}
