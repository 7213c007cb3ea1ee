import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export const limitPerMinute = (points: number, rateLimitFactor: number) =>
  new RateLimiterMemory({ points: Math.ceil(points * rateLimitFactor), duration: 60 });

/** Counts a request. @returns the seconds until the next one is accepted; 0 when this one is */
export const waitFor = (limiter: RateLimiterMemory, client: string): Promise<number> =>
  limiter.consume(client).then(
    () => 0,
    (state: unknown) => {
      if (state instanceof RateLimiterRes) return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
      throw state;
    },
  );

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

export const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
