import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { APIError } from 'payload';
import { get } from '@/content/untyped';
import { env } from './env';
import { processWide } from './process-wide';

const MINUTE_S = 60;

/**
 * What one client or account may do in a while. Counted in this process's memory: with several web processes each
 * counts for itself. `RATE_LIMIT_FACTOR` multiplies them all, for a centre whose people share one address.
 */
export const limits = processWide('limits', () => ({
  /** Messages of one client. */
  contact: limit(6, 10 * MINUTE_S),
  /** Wrong passwords of one client, whatever the account. */
  signInOfClient: limit(20, 10 * MINUTE_S),
  /** Wrong passwords of one client for one account. */
  signInOfPair: limit(5, 10 * MINUTE_S),
  /** Wrong passwords for one account from all clients together that never signed in to it. */
  signInOfAccount: limit(50, 60 * MINUTE_S),
  /** Links to set a password, asked for by one client. */
  resetOfClient: limit(10, 60 * MINUTE_S),
  /** Tries of a link's token by one client. */
  resetTokens: limit(20, 10 * MINUTE_S),
  /** Codes of the second factor, for one account. */
  codes: limit(6, 10 * MINUTE_S),
  presentPassword: limit(10, 10 * MINUTE_S),
}));

export type Limit = ReturnType<typeof limit>;

/**
 * How long to wait, in seconds, where this is what an error says. Asked by what it has: route handlers and the panel are
 * bundled apart, each with a class of its own.
 */
export function waitOf(error: unknown): number | undefined {
  const wait = get(error, 'waitS');
  return typeof wait === 'number' ? wait : undefined;
}

/** Too many of something; `waitS` says when the next one counts again, in seconds. */
class TooMany extends APIError {
  readonly waitS: number;

  constructor(waitS: number) {
    super(`Too many tries. Please wait ${inWords(waitS)} and try again.`, 429);
    this.waitS = waitS;
  }
}

function limit(points: number, duration: number) {
  const limiter = new RateLimiterMemory({ points: Math.ceil(points * env.rateLimitFactor), duration });
  return {
    /** @throws {TooMany} */
    consume: async (key: string) => {
      await limiter.consume(key).catch(refuse);
    },
    giveBack: async (key: string) => {
      await limiter.reward(key);
    },
    forget: async (key: string) => {
      await limiter.delete(key);
    },
  };
}

function refuse(state: unknown): never {
  if (state instanceof RateLimiterRes) throw new TooMany(Math.ceil(state.msBeforeNext / 1000));
  throw state;
}

const inWords = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : seconds > 45 ? 'a minute' : 'a moment';
