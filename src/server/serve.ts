import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { drainOnSignal } from './drain';
import { openFront } from './open-front';

/** Serves the built site. The port is open at once; who asks before Next is ready waits for it. */
// Used by `import()`: start.ts loads it with `import()`.
// ts-unused-exports:disable-next-line
export async function serve({ host, port }: { host: string; port: number }) {
  const server = createServer();
  const app = next({ dev: false, hostname: host, port, httpServer: server });
  const isReady = app.prepare();
  const front = openFront(async (request, response) => {
    await isReady;
    return app.getRequestHandler()(request, response);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    request.url === '/healthz' ? sayAlive(response) : front.listener(request, response),
  );
  drainOnSignal(server);
  server.listen(port, host);
  await once(server, 'listening');
  await isReady;
  // Next runs src/instrumentation.ts before its first answer.
  await front.warm('/robots.txt');
}

/** The process answers; whether database and media do is said by /readyz. */
function sayAlive(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('alive');
}
