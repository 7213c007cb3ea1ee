import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { APIError } from 'payload';
import { prop } from '@/content/json';
import { env } from '../settings/env';
import { processSingleton } from '../process/singleton';

const MINUTE_S = 60;

/**
 * What one client or account may do per period. Counted in the memory of this process: several web processes
 * each count for themselves. `RATE_LIMIT_FACTOR` multiplies all limits, for a center whose people share one
 * IP.
 */
export const rateLimits = processSingleton('limits', () => ({
  /** Messages per client. */
  contact: limit(6, 10 * MINUTE_S),
  /** Wrong passwords per client, for all accounts. */
  signInOfClient: limit(20, 10 * MINUTE_S),
  /** Wrong passwords per client and account. */
  signInOfPair: limit(5, 10 * MINUTE_S),
  /**
   * Correct passwords per client and account: limits repeated sign-ins by a client that knows the password.
   */
  signIns: limit(30, 10 * MINUTE_S),
  /** Wrong passwords per account, from all clients together that never signed in to it. */
  signInOfAccount: limit(50, 60 * MINUTE_S),
  /** Password reset links requested per client. */
  resetOfClient: limit(10, 60 * MINUTE_S),
  /** Attempts with a reset token per client. */
  resetTokens: limit(20, 10 * MINUTE_S),
  /** MFA codes per session. */
  codes: limit(6, 10 * MINUTE_S),
  /** Wrong MFA codes per client and account, for all sessions. */
  codesOfPair: limit(12, 60 * MINUTE_S),
  /**
   * Wrong MFA codes per account, from all clients together that never signed in to it: the owner's own
   * browser is not locked out.
   */
  codesOfAccount: limit(30, 60 * MINUTE_S),
  /** Audit trail entries about refused requests, per account, and for all unknown clients together. */
  refusalEntries: limit(300, 10 * MINUTE_S),
  currentPassword: limit(10, 10 * MINUTE_S),
}));

/**
 * The seconds to wait, if the error is a rate limit. Recognized by its property: route handlers and the panel
 * are bundled separately, each with its own class.
 */
export function waitOf(error: unknown): number | undefined {
  const wait = prop(error, 'waitS');
  return typeof wait === 'number' ? wait : undefined;
}

/** The rate limit is exceeded; `waitS` is the number of seconds until the next attempt. */
class TooMany extends APIError {
  readonly waitS: number;
  /** Whether this is the first refusal of this period. */
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
    reward: async (key: string) => {
      await limiter.reward(key);
    },
    reset: async (key: string) => {
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
