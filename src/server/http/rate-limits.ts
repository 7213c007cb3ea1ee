import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { APIError } from 'payload';
import { prop } from '@/content/json';
import { env } from '../settings/env';
import { processSingleton } from '../process/singleton';

const MINUTE_S = 60;

/**
 * What one client or account may do in a while. Counted in this process's memory: with several web processes each
 * counts for itself. `RATE_LIMIT_FACTOR` multiplies them all, for a center whose people share one address.
 */
export const rateLimits = processSingleton('limits', () => ({
  /** Messages of one client. */
  contact: limit(6, 10 * MINUTE_S),
  /** Wrong passwords of one client, whatever the account. */
  signInOfClient: limit(20, 10 * MINUTE_S),
  /** Wrong passwords of one client for one account. */
  signInOfPair: limit(5, 10 * MINUTE_S),
  /** Right passwords of one client for one account: whoever knows one does not sign in without end. */
  signIns: limit(30, 10 * MINUTE_S),
  /** Wrong passwords for one account from all clients together that never signed in to it. */
  signInOfAccount: limit(50, 60 * MINUTE_S),
  /** Links to set a password, asked for by one client. */
  resetOfClient: limit(10, 60 * MINUTE_S),
  /** Tries of a link's token by one client. */
  resetTokens: limit(20, 10 * MINUTE_S),
  /** Codes of the second factor, for one session. */
  codes: limit(6, 10 * MINUTE_S),
  /** Wrong codes of one client for one account, whatever the session. */
  codesOfPair: limit(12, 60 * MINUTE_S),
  /** Wrong codes for one account from all clients together that never signed in to it: the owner's own browser is not kept out. */
  codesOfAccount: limit(30, 60 * MINUTE_S),
  /** Lines about refusals in the audit trail, for one account, and for all whom nobody knows together. */
  refusalLines: limit(300, 10 * MINUTE_S),
  presentPassword: limit(10, 10 * MINUTE_S),
}));

export type Limit = ReturnType<typeof limit>;

/**
 * How long to wait, in seconds, where this is what an error says. Asked by what it has: route handlers and the panel are
 * bundled apart, each with a class of its own.
 */
export function waitOf(error: unknown): number | undefined {
  const wait = prop(error, 'waitS');
  return typeof wait === 'number' ? wait : undefined;
}

/** Too many of something; `waitS` says when the next one counts again, in seconds. */
class TooMany extends APIError {
  readonly waitS: number;
  /** The first refusal of this wait. */
  readonly isFirst: boolean;

  constructor(waitS: number, isFirst: boolean) {
    super(`Too many tries. Please wait ${inWords(waitS)} and try again.`, 429);
    this.waitS = waitS;
    this.isFirst = isFirst;
  }
}

function limit(points: number, duration: number) {
  const limiter = new RateLimiterMemory({ points: Math.ceil(points * env.rateLimitFactor), duration });
  return {
    /** @throws {TooMany} */
    consume: async (key: string) => {
      await limiter.consume(key).catch((state: unknown) => refuse(state, limiter.points));
    },
    giveBack: async (key: string) => {
      await limiter.reward(key);
    },
    forget: async (key: string) => {
      await limiter.delete(key);
    },
  };
}

function refuse(state: unknown, points: number): never {
  if (state instanceof RateLimiterRes)
    throw new TooMany(Math.ceil(state.msBeforeNext / 1000), state.consumedPoints === points + 1);
  throw state;
}

const inWords = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : seconds > 45 ? 'a minute' : 'a moment';
