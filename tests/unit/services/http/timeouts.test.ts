import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createTimedServer } from '@/services/http/timeouts';

test('a client that sends its request too slowly gets a 408', async () => {
  const slow = createTimedServer(createServer, {
    headersMs: 200,
    requestMs: 400,
    checkMs: 50,
    connections: 2,
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const open = () => connect(port, '127.0.0.1');
  const [first, second] = [open(), open()];
  first.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  second.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab');
  const answers = [first, second].map(async (socket) => {
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  });
  await once(second, 'connect');
  const third = open();
  // More than the server accepts at once.
  await once(third, 'close');
  for (const text of await Promise.all(answers)) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('X-Content-Type-Options: nosniff');
  }
  slow.close();
});
