import { afterAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const received: { to: string[]; source: string }[] = [];
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    let source = '';
    stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
// Before the environment is read.
process.env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const { sendMail } = await import('@/services/mail/mail');

afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

test('no word that comes into a mail becomes a header, a recipient or a second mail', async () => {
  const words =
    'Hello\r\nBcc: thief@evil.example\r\nContent-Type: text/html\r\n\r\n<b>body</b>\r\n.\r\nMAIL FROM:<x@evil.example>';
  await sendMail({ to: 'staff@center.example', subject: words, text: words });
  expect(received).toHaveLength(1);
  const [{ to, source } = { to: [], source: '' }] = received;
  expect(to).toEqual(['staff@center.example']);
  const headers = source.slice(0, source.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);
  const names = headers.map((line) => line.split(':', 1)[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names.filter((name) => name === 'content-type')).toHaveLength(1);
  expect(headers.find((line) => /^content-type/i.test(line))).toMatch(/text\/plain/);
});
