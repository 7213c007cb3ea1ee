import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { databaseName } from './database-address';
import { drainOnSignal } from './drain';
import { env } from './env';
import { createGate } from './gate';
import { imageRules } from './image-rules';
import { limitSlowClients } from './slow-clients';
import { keepFinishedAnswers } from './last-good/finished-answers';
import { openFront } from './open-front';
import { revision } from './revision';
import { SECURITY_HEADERS } from './security-headers';

/**
 * Serves the built site. The port is open at once, and what an earlier start has finished is answered at once; who asks for
 * more before Next is ready waits for it.
 */
// Used by `import()`: run-site.ts loads it when the environment is in order.
// ts-unused-exports:disable-next-line
export async function serve({ host, port }: { host: string; port: number }) {
  const server = limitSlowClients(createServer);
  const isReady = once(server, 'listening').then(() => loadNext({ host, port, server }));
  const front = openFront(async (request, response) => (await isReady)(request, response));
  keepFinishedAnswers({
    file: join(env.copyDir, 'answers'),
    scope: [readFileSync('.next/BUILD_ID', 'utf8'), env.siteUrl, databaseName(env.databaseUri)].join('\n'),
    front,
    revision,
    report: (error) =>
      console.error(`The finished pages in ${env.copyDir} cannot be written: ${String(error)}`),
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
  await isWarm;
}

async function loadNext({ host, port, server }: { host: string; port: number; server: Server }) {
  const { default: next } = await import('next');
  const app = next({ dev: false, hostname: host, port, httpServer: server });
  await app.prepare();
  return app.getRequestHandler();
}

/** The process answers; whether database and media do is said by /readyz. */
function sayAlive(response: ServerResponse) {
  response.writeHead(200, [
    ...SECURITY_HEADERS,
    ...['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'],
  ]);
  response.end('alive');
}
