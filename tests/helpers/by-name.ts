import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy through which a browser asks a site of this machine by a public name, as visitors do. */
export async function proxyTo(url: string) {
  const { hostname, port } = new URL(url);
  const server = createServer((incoming, answer) => {
    const { pathname, search } = new URL(incoming.url ?? '/', url);
    const { method, headers } = incoming;
    const onward = send({ hostname, port, method, headers, path: pathname + search }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
