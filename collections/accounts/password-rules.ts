import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { get } from '@/content/untyped';
import { refuseField } from './refuse-field';

const SHORTEST = 12;
/** PBKDF2 over a megabyte would keep a processor busy for nothing. */
const LONGEST = 128;
/** Of 0 to 4: below it a password is in the list of common ones, or as good as. */
const WEAKEST_SCORE = 3;

const lists = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Why a password is not good enough, as a sentence; undefined when it is. `known` are words that go with the account. */
function faultOfPassword(password: string, known: string[] = []): string | undefined {
  if (password.length < SHORTEST)
    return `Use at least ${SHORTEST} characters. A short sentence is easy to remember.`;
  if (password.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  const words = known.filter((word) => word.length > 3);
  return lists.check(password, words).score < WEAKEST_SCORE
    ? 'This password is on the list of common ones, or easy to guess. Use a few words that do not belong together.'
    : undefined;
}

export function requireGoodPassword(req: PayloadRequest, password: string, known: string[] = []) {
  const message = faultOfPassword(password, known);
  if (message) refuseField(req, { label: 'Password', message, path: 'password' });
}

/** Whoever sets a password, by whichever road: an account made, changed, or reset by mail. */
export const checkNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return;
  const password = get(get(args, 'data'), 'password');
  if (password === undefined || password === null || password === '') return;
  const known = [
    get(get(args, 'data'), 'name'),
    get(get(args, 'data'), 'email'),
    req.user?.name,
    req.user?.email,
  ];
  requireGoodPassword(
    req,
    String(password),
    known.filter((word) => typeof word === 'string').flatMap((word) => word.split(/[\s@.]+/)),
  );
};
