import type { Endpoint } from 'payload';
import { invite } from './invite';
import { replaceTemporaryPassword } from '../passwords/new-password';
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
  verifyCode,
} from '../sign-in/second-factor';
import { requireSecondFactor } from '../sign-in/require-second-factor';
import { endSession, issueSiteToken } from '../sign-in/session-endpoints';

/** Endpoints under `/cms-api/staff`, beside Payload's own sign-in, sign-out and reset. */
export const accountEndpoints: Endpoint[] = [
  { path: '/site-token', method: 'post', handler: issueSiteToken },
  { path: '/new-password', method: 'post', handler: replaceTemporaryPassword },
  { path: '/sessions/end', method: 'post', handler: endSession },
  { path: '/second-factor/start', method: 'post', handler: startSecondFactor },
  { path: '/second-factor/confirm', method: 'post', handler: confirmSecondFactor },
  { path: '/second-factor/verify', method: 'post', handler: verifyCode },
  { path: '/second-factor/remove', method: 'post', handler: removeSecondFactor },
  { path: '/second-factor/require', method: 'post', handler: requireSecondFactor },
  { path: '/invite', method: 'post', handler: invite },
];
