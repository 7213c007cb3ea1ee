import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseName } from '@/services/settings/database-url';
import { shutDownOnSignal } from './graceful-shutdown';
import { sendSetupPage } from './setup-page';
import { env } from '@/services/settings/env';
import { hadContent } from '@/services/seeding/check-content';
import { filling, isBeingSetUp } from '@/services/seeding/seed-state';
import { createRequestFilter } from '../request-filter/request-filter';
import { imageRules } from './image-request-options';
import images from '../build/image-sizes.mjs';
import { createTimedServer } from '@/services/http/timeouts';
import { keepSnapshot } from '../page-cache/snapshot';
import { keepSizesOfPublicFilesOnly } from '@/services/media/resized-pictures';
import { bridge } from '@/services/process/bridge';
import { createSitePageCache } from './page-cache-options';
import { createSiteUrlRedirect } from '../request-filter/redirect-to-site-url';
import { portInUseMessage } from './port-in-use.mjs';
import { revision } from '@/services/revision/state';
import { SECURITY_HEADERS } from '@/services/http/security-headers';
import { createMetrics } from '@/services/metrics/metrics';
import { noteMissed } from '@/services/metrics/missed-addresses';
import { createTraffic } from '@/services/metrics/traffic';
import { noteView } from '@/services/metrics/view-counts';
import { VERSION } from '@/services/settings/version';

/** Longer than connecting to the database may take. */
const DATABASE_REPORT_MS = 4000;
/** Longer than creating the tables of an embedded database takes on a slow machine. */
const DATABASE_REPORT_OF_NEW_MS = 30_000;

/**
 * Serves the built site. The port opens at once, and responses cached before the restart are served at once;
 * other requests wait until Next is ready.
 */
export async function serve({ host, port }: { host: string; port: number }) {
  const server = createTimedServer(createServer);
  const isReady = once(server, 'listening').then(() => loadNext({ host, port }));
  const pageCache = createSitePageCache(async (request, response) => {
    const handle = await isReady;
    await waitForDatabaseReport();
    if (!isBeingSetUp() || !sendSetupPage(request, response)) handle(request, response);
  });
  keepSnapshot({
    file: join(env.copyDir, 'answers'),
    scope: [readFileSync('.next/BUILD_ID', 'utf8'), env.siteUrl, databaseName(env.databaseUri)].join('\n'),
    pageCache,
    revision,
    report: (error) =>
      console.error(`The page cache snapshot in ${env.copyDir} cannot be written: ${String(error)}`),
  });
  // Next runs src/instrumentation.ts before its first response.
  const isWarm = isReady.then(() => pageCache.warm('/robots.txt'));
  const requestFilter = createRequestFilter({
    pageCache,
    headers: SECURITY_HEADERS,
    trustedProxies: env.trustedProxies,
    rateLimitFactor: env.rateLimitFactor,
    images: imageRules({ isReady: () => isWarm }),
    isKnown: async (headers) => (await bridge.isKnownPerson?.(headers)) ?? false,
    isStaff: async (headers) => {
      await isWarm;
      return (await bridge.isStaffSession?.(headers)) ?? false;
    },
  });
  const sizes = {
    folder: join('.next', 'cache', 'images'),
    widths: [...images.deviceSizes, ...images.imageSizes],
    qualities: images.qualities,
    formats: images.formats,
    fixed: { '/brand/': join('public', 'brand'), '/_next/static/media/': join('.next', 'static', 'media') },
    list: async () => bridge.listPublicFiles?.(),
  };
  void keepSizesOfPublicFilesOnly(sizes, (error) => {
    // While a first start fills the database there are no pictures.
    if (!isBeingSetUp()) console.error(`Resized pictures cannot be removed: ${String(error)}`);
  });
  isWarm.catch(() => {});
  const traffic = createTraffic({
    trustedProxies: env.trustedProxies,
    onMissing: noteMissed,
    onView: noteView,
  });
  const measured = env.metricsToken
    ? createMetrics({ token: env.metricsToken, traffic, pageCache, revision })
    : undefined;
  const otherName = createSiteUrlRedirect(env);
  const shutdown = shutDownOnSignal(server, traffic.flush);
  server.on('clientError', traffic.countUnreadable);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (shutdown.isEnding) response.shouldKeepAlive = false;
    if (request.url === '/healthz') return sendHealth(response);
    if (measured && request.url === '/metrics') return void measured(request, response);
    const elsewhere = otherName(request);
    if (elsewhere !== undefined) return sendRedirect(response, elsewhere);
    // A cached response is sent without a promise.
    if (requestFilter(request, response) === undefined) traffic.countKept(request, response);
    else traffic.watch(request, response);
  });
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? portInUseMessage({ host, port }) : error);
    process.exit(1);
  });
  server.listen(port, host, () => console.info(`Started: version ${VERSION}, Node.js ${process.version}.`));
  await isWarm;
}

/**
 * Next would handle `Upgrade` on the server it is given, past the request filter: it gets a server that never
 * listens. Without a listener Node treats such a request as an ordinary one (RFC 9110, 7.8).
 */
async function loadNext({ host, port }: { host: string; port: number }) {
  const { default: next } = await import('next');
  const app = next({ dev: false, hostname: host, port, httpServer: createServer() });
  await app.prepare();
  return app.getRequestHandler();
}

/**
 * Waits until the database has reported whether it has content, or has failed. When a first start fills the
 * database and nothing was ever served from it, visitors would take built-in text for the site.
 */
async function waitForDatabaseReport() {
  const limit = filling.willFill && !hadContent() ? DATABASE_REPORT_OF_NEW_MS : DATABASE_REPORT_MS;
  for (const end = Date.now() + limit; !filling.isAsked && Date.now() < end;) await pause(20);
}

function sendRedirect(response: ServerResponse, to: string) {
  response.writeHead(308, [...SECURITY_HEADERS, 'Location', to, 'Cache-Control', 'no-store']);
  response.end();
}

/** The process responds, with its version; /readyz reports on database and media. */
function sendHealth(response: ServerResponse) {
  response.writeHead(200, [
    ...SECURITY_HEADERS,
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
  ]);
  response.end(`alive ${VERSION}`);
}
