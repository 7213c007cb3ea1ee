import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

let mails = 0;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    mails += 1;
    stream.resume().on('end', done);
  },
});
beforeAll(async () => {
  server.listen(0);
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

/**
 * The mail module of a process with this host in its environment. 0.0.0.0 is this machine too, but no
 * loopback name.
 */
async function mailAt(host: string) {
  jest.resetModules();
  process.env.SMTP_URL = `smtp://${host}:${(server.server.address() as AddressInfo).port}`;
  return import('@/services/mail/mail');
}
const mail = { to: 'staff@center.example', subject: 'A link', text: 'https://center.example/secret' };

test('a remote mail server without encryption gets no mail, and the start warns', async () => {
  const { sendMail, warnOfUnusableMail } = await mailAt('0.0.0.0');
  await expect(sendMail(mail)).rejects.toThrow(/STARTTLS/);
  expect(mails).toBe(0);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await warnOfUnusableMail();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^The mail server of SMTP_URL .*STARTTLS.*smtps:/)],
  ]);
  warn.mockRestore();
});

test('a mail server that does not greet is given up within seconds, not minutes', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  jest.resetModules();
  process.env.SMTP_URL = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const { sendMail } = await import('@/services/mail/mail');
  const connected = once(mute, 'connection');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  try {
    const outcome = sendMail(mail).catch((error: Error) => error.message);
    const [socket] = (await connected) as [Socket];
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatch(/Greeting never received/);
    socket.destroy();
  } finally {
    jest.useRealTimers();
    mute.close();
  }
});

test('a local mail server gets mail, and is not checked at the start', async () => {
  const { sendMail, warnOfUnusableMail } = await mailAt('127.0.0.1');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await warnOfUnusableMail();
  expect(await sendMail(mail)).toBe(true);
  expect([mails, warn.mock.calls]).toEqual([1, []]);
  warn.mockRestore();
});
