import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose addresses of IPv4, multicast, and what is reserved. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Special parts of the public range of IPv6: Teredo and others, documentation, 6to4. */
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [start, bits] of NOT_PUBLIC_V4) special.addSubnet(start, bits, 'ipv4');
for (const [start, bits] of NOT_PUBLIC_V6) special.addSubnet(start, bits, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet, and not of this machine or a network behind it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
