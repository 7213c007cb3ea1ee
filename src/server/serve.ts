import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { openFront } from './open-front';

/** Serves the built site. The port is open at once; who asks before Next is ready waits for it. */
// Used by `import()`: start.ts loads it with `import()`.
// ts-unused-exports:disable-next-line
export async function serve({ host, port }: { host: string; port: number }) {
  const server = createServer();
  const app = next({ dev: false, hostname: host, port, httpServer: server });
  const isReady = app.prepare();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    await isReady;
    return app.getRequestHandler()(request, response);
  };
  const front = openFront(handle);
  server.on('request', front.listener).listen(port, host);
  await once(server, 'listening');
  await isReady;
  // Next runs src/instrumentation.ts before its first answer.
  await front.warm('/robots.txt');
  return server;
}
