import { lookup } from 'node:dns/promises';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { asString, prop } from '@/content/json';
import { isPublicAddress } from './public-address';

/** Why a link leads nowhere. Whatever else happens says nothing about the link. */
export type Gone = '404' | '410' | 'no such host';

type Options = {
  /** For tests, whose servers are on this machine. */
  isAllowed?: (ip: string) => boolean;
  isPortAllowed?: (port: string) => boolean;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 5;
/** Some sites answer 404 to `HEAD`: `GET` confirms a 404 or 410; of its answer only the status is read. */
const METHODS = ['HEAD', 'GET'] as const;

/**
 * Whether an address of another site leads nowhere. Only public IP addresses are asked: each name is resolved
 * once, and the connection goes to the address that was checked, so that no name can point into our own
 * network in between.
 */
export async function askAddress(url: string, options: Options = {}): Promise<Gone | undefined> {
  let gone: Gone | undefined;
  for (const method of METHODS) {
    gone = await statusOf(new URL(url), method, options).then(
      (status) => (status === 404 ? '404' : status === 410 ? '410' : undefined),
      (error: unknown) => (prop(error, 'code') === 'ENOTFOUND' ? 'no such host' : undefined),
    );
    if (gone === undefined || gone === 'no such host') return gone;
  }
  return gone;
}

/** @throws when there is no answer, or the address may not be asked */
async function statusOf(first: URL, method: 'GET' | 'HEAD', options: Options): Promise<number> {
  let url = first;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const { status, location } = await askOnce(url, method, options);
    if (status < 300 || status > 399 || !location || !URL.canParse(location, url)) return status;
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}

async function askOnce(
  url: URL,
  method: 'GET' | 'HEAD',
  { isAllowed = isPublicAddress, isPortAllowed = (port) => port === '', timeoutMs = TIMEOUT_MS }: Options,
): Promise<{ status: number; location: string }> {
  const { hostname, password, port, protocol, username } = url;
  if (!['http:', 'https:'].includes(protocol) || username || password || !isPortAllowed(port))
    throw new Error('not asked');
  const ip = await resolved(hostname.replace(/^\[|\]$/g, ''), isAllowed);
  const pinned: LookupFunction = (_, { all }, found) =>
    all ? found(null, [{ address: ip, family: isIP(ip) }]) : found(null, ip, isIP(ip));
  const ask = protocol === 'https:' ? overTls : overHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; link check)' };
    const asked = ask(url, { method, headers, lookup: pinned, agent: false, signal });
    asked.once('error', reject);
    asked.once('response', (response: IncomingMessage) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: asString(response.headers.location) });
    });
    asked.end();
  });
}

/** An IP address of this host; all of them have to be allowed. */
async function resolved(host: string, isAllowed: (ip: string) => boolean): Promise<string> {
  const ips = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  const [first] = ips;
  if (!first || !ips.every(isAllowed)) throw new Error('not asked');
  return first;
}
