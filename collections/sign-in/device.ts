import type { PayloadRequest } from 'payload';
import { clientIpOfRequest } from '@/services/http/client-ip';

/** Browser and operating system in words. */
export function deviceOf({ headers }: Pick<PayloadRequest, 'headers'>) {
  const agent = headers.get('user-agent') ?? '';
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0];
  const system = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(agent)?.[0];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac', CrOS: 'Chromebook' };
  const words = [browser, system].map((word) => (word ? (names[word] ?? word) : undefined)).filter(Boolean);
  return words.join(', ') || 'Unknown device';
}

/** For the audit trail: the client IP (IPv6 by /64) and the device of a request. */
export const ipAndDevice = (req: Pick<PayloadRequest, 'headers'>) =>
  `from ${clientIpOfRequest(req.headers)} (${deviceOf(req)})`;
