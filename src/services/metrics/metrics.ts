import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge } from 'prom-client';
import { metrics } from './registry';
import { KINDS, type Traffic } from './traffic';
import { VERSION } from '../settings/version';

type Measured = {
  token: string;
  traffic: Traffic;
  pageCache: {
    size: () => { pages: { entries: number; bytes: number }; others: { entries: number; bytes: number } };
  };
  revision: { isKnown: boolean; isAway: boolean; heardAt?: number };
};

/**
 * `GET /metrics` in the Prometheus format, for clients with `METRICS_TOKEN` as bearer token; 401 for all
 * others.
 */
export function createMetrics({ token, traffic, pageCache, revision }: Measured) {
  const registers = [metrics];
  collectDefaultMetrics({ register: metrics });
  new Gauge({ name: 'site_info', help: 'Version of the site', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  new Counter({
    name: 'site_requests_total',
    help: 'Answers by kind of address and status; 499: the client disconnected first',
    labelNames: ['kind', 'status'],
    registers,
    collect() {
      this.reset();
      for (const kind of KINDS)
        traffic.answers[kind].forEach((times, status) => {
          if (times > 0) this.inc({ kind, status }, times);
        });
    },
  });
  new Counter({
    name: 'site_page_cache_hits_total',
    help: 'Answers that were given from memory at once',
    registers,
    collect() {
      this.reset();
      this.inc(traffic.kept());
    },
  });
  new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Size of the answers in memory',
    labelNames: ['room'],
    registers,
    collect() {
      for (const [room, { bytes }] of Object.entries(pageCache.size())) this.set({ room }, bytes);
    },
  });
  new Gauge({
    name: 'site_content_age_seconds',
    help: 'Time since the database last told the revision of the content: visitors may see content that is so old',
    registers,
    collect() {
      this.set(revision.heardAt === undefined ? Number.NaN : (Date.now() - revision.heardAt) / 1000);
    },
  });
  new Gauge({
    name: 'site_database_up',
    help: '1 while the database answers',
    registers,
    collect() {
      this.set(revision.isKnown && !revision.isAway ? 1 : 0);
    },
  });
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' });
      return void response.end('Send METRICS_TOKEN as a bearer token.');
    }
    const text = await metrics.metrics();
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
    response.end(text);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
