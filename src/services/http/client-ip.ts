import { BlockList, isIP } from 'node:net';

/**
 * The header in which this process notes the client's IP. What a client sends under this name is discarded.
 */
export const CLIENT_HEADER = 'x-site-client';

type Given = {
  /** The remote end of the connection. */
  remoteAddress: string | undefined;
  /** The `X-Forwarded-For` header as received. */
  forwardedFor: string | string[] | undefined;
  /** `TRUSTED_PROXIES`: addresses or networks such as 10.0.0.0/8. */
  trustedProxies: string[];
};

/**
 * The client's IP as a key for rate limits: the last address of the chain that is not one of our own proxies.
 * Each proxy appends its own client, so the chain is read from the end and only up to the first invalid part:
 * the client wrote everything before it. IPv6 counts by /64, because one subscriber can use that many
 * addresses.
 */
export function clientIp({ remoteAddress, forwardedFor, trustedProxies }: Given): string {
  const trusted = networks(trustedProxies);
  const chain = forwardedFor === undefined ? [] : String(forwardedFor).split(',');
  let client = plain(remoteAddress ?? '');
  while (isTrusted(trusted, client)) {
    const before = addressIn(chain.pop() ?? '');
    if (before === undefined) break;
    client = before;
  }
  return keyOf(client);
}

/** Whether this connection is from a proxy that may name the client. */
export const isTrustedProxy = (remoteAddress: string | undefined, trustedProxies: string[]) =>
  isTrusted(networks(trustedProxies), plain(remoteAddress ?? ''));

/** The client IP noted on a request; requests without a connection (tests, scripts) have none. */
export const clientIpOfRequest = (headers: Headers) => headers.get(CLIENT_HEADER) ?? 'unknown';

/** Some proxies append the port (`192.0.2.1:1234`, `[2001:db8::1]:1234`) or send the brackets alone. */
function addressIn(part: string): string | undefined {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(part.trim()) ?? [];
  const address = plain(bracketed ?? dotted ?? part.trim());
  return isIP(address) === 0 ? undefined : address;
}

/** Unwraps IPv4-mapped addresses: `::ffff:192.0.2.1` is 192.0.2.1. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function keyOf(address: string) {
  if (isIP(address) !== 6) return address || 'unknown';
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? before : [...before, ...zeros(8 - before.length - after.length), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const zeros = (count: number) => Array<string>(Math.max(0, count)).fill('0');

const known = new WeakMap<string[], BlockList>();

function networks(list: string[]) {
  const made = known.get(list);
  if (made) return made;
  const block = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) block.addAddress(address, family);
    else block.addSubnet(address, Number(bits), family);
  }
  known.set(list, block);
  return block;
}

const isTrusted = (block: BlockList, address: string) =>
  isIP(address) !== 0 && block.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
