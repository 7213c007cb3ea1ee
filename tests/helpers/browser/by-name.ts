import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as send, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A proxy through which a browser opens a local site under a public https name, as visitors do: it terminates
 * TLS with a self-signed certificate.
 */
export async function proxyTo(url: string) {
  const { hostname, port } = new URL(url);
  const forward: RequestListener = (incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const given = { ...headers, 'x-forwarded-proto': 'https' };
    const onward = send({ hostname, port, method, path, headers: given }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  };
  const [key, cert] = ['key', 'certificate'].map((name) => readFileSync(`tests/fixtures/tls/${name}.pem`));
  const secure = createSecure({ key, cert }, forward);
  const sockets = new Set<Socket>();
  const server = createServer().on('connect', (_request, socket: Socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    socket.write('HTTP/1.1 200 Connected\r\n\r\n');
    secure.emit('connection', socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
