import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { drainOnSignal } from './drain';
import { env } from './env';
import { createGate } from './gate';
import { imageRules } from './image-rules';
import { limitSlowClients } from './slow-clients';
import { openFront } from './open-front';
import { SECURITY_HEADERS } from './security-headers';

/** Serves the built site. The port is open at once; who asks before Next is ready waits for it. */
// Used by `import()`: run-site.ts loads it when the environment is in order.
// ts-unused-exports:disable-next-line
export async function serve({ host, port }: { host: string; port: number }) {
  const server = limitSlowClients(createServer);
  const app = next({ dev: false, hostname: host, port, httpServer: server });
  const isReady = app.prepare();
  const front = openFront(async (request, response) => {
    await isReady;
    return app.getRequestHandler()(request, response);
  });
  // Next runs src/instrumentation.ts before its first answer.
  const isWarm = isReady.then(() => front.warm('/robots.txt'));
  const gate = createGate({
    front,
    headers: SECURITY_HEADERS,
    trustedProxies: env.trustedProxies,
    rateLimitFactor: env.rateLimitFactor,
    images: imageRules({ isReady: () => isWarm }),
  });
  isWarm.catch(() => {});
  const draining = drainOnSignal(server);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (draining.isEnding) response.shouldKeepAlive = false;
    if (request.url === '/healthz') sayAlive(response);
    else void gate(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  await isWarm;
}

/** The process answers; whether database and media do is said by /readyz. */
function sayAlive(response: ServerResponse) {
  response.writeHead(200, [
    ...SECURITY_HEADERS,
    ...['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'],
  ]);
  response.end('alive');
}
