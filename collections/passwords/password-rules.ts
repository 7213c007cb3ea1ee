import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { asString, prop } from '@/content/json';
import { refuseField } from '../staff/refuse-field';

const SHORTEST = 12;
/** Limits the cost of PBKDF2. */
const MAX_LENGTH = 128;
/** zxcvbn score from 0 to 4; lower ones are common passwords or close to them. */
const WEAKEST_SCORE = 3;

const lists = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Why a password is rejected, as a sentence; undefined when it is accepted. `known` are names and addresses
 * of its owner.
 */
function faultOfPassword(password: string, known: string[] = []): string | undefined {
  if (password.length < SHORTEST)
    return `Use at least ${SHORTEST} characters. A short sentence is easy to remember.`;
  if (password.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  const words = known.flatMap((word) => word.split(/[\s@.]+/)).filter((word) => word.length > 3);
  if (isMadeOf(password, [...known, ...words]))
    return 'This password is made of your name or your e-mail address. Use a few words that do not belong together.';
  return lists.check(password, words).score < WEAKEST_SCORE
    ? 'This password is on the list of common ones, or easy to guess. Use a few words that do not belong together.'
    : undefined;
}

/** Whether hardly anything is left without these words. */
function isMadeOf(password: string, words: string[]) {
  const byLength = words.filter((word) => word.length > 3).sort((a, b) => b.length - a.length);
  const rest = byLength.reduce(
    (left, word) => left.replaceAll(word.toLowerCase(), ''),
    password.toLowerCase(),
  );
  return rest.length < password.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < SHORTEST / 2;
}

export function requireGoodPassword(req: PayloadRequest, password: string, known: string[] = []) {
  const message = faultOfPassword(password, known);
  if (message) refuseField(req, { label: 'Password', message, path: 'password' });
}

/** Validates every new password: of a new account, a changed one, or a reset by mail. */
export const checkNewPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return;
  const data = prop(args, 'data');
  const password = prop(data, 'password');
  if (password === undefined || password === null || password === '') return;
  const account = await accountOf(req, prop(args, 'id'), prop(data, 'token'));
  const known = [data, account, req.user].flatMap((who) => [prop(who, 'name'), prop(who, 'email')]);
  requireGoodPassword(req, String(password), known.map(asString));
};

/** In a bulk change each account has its own owner: see askForCurrentPassword. */
async function accountOf(req: PayloadRequest, id: unknown, token: unknown) {
  const where: Where = id
    ? { id: { equals: id } }
    : { resetPasswordToken: { equals: asString(token) || 'none' } };
  return req.payload.db.findOne<{ id: string }>({ collection: 'staff', where });
}
