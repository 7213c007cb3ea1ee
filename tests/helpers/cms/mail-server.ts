import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * Import this before anything of the site: it sets a mail server in the environment, which need not run yet.
 */
const port = freePort();
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;

type ReceivedMail = { to: string[]; source: string };

/**
 * A real SMTP server at the address in the site's settings. `mails` has what it received; it says that it has
 * taken a mail when `accepted` resolves.
 */
export async function openMailServer({ accepted = Promise.resolve() } = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        void accepted.then(() => done());
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return { mails, close: () => new Promise<void>((closed) => server.close(closed)) };
}

/** Synchronous: modules that are imported next do not wait for a promise of this one. */
function freePort() {
  const listen = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    console.log(server.address().port);
    server.close();
  })`;
  return Number(execFileSync(process.execPath, ['-e', listen], { encoding: 'utf8' }));
}
