import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest } from 'payload';

/** Payload's password format: its own check is not exported. */
const PREFIX = 'pbkdf2-sha256-v1:';
const ITERATIONS = 600_000;
const KEY_BYTES = 32;

const derive = promisify(pbkdf2);

/** Whether this is the account's current password. Takes the same time for an account that does not exist. */
export async function verifyPassword(
  req: PayloadRequest,
  id: number | string | undefined,
  password: unknown,
) {
  const account =
    id === undefined
      ? null
      : await req.payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
          collection: 'staff',
          where: { id: { equals: id } },
          req,
        });
  const given = await derive(String(password), account?.salt ?? 'nobody', ITERATIONS, KEY_BYTES, 'sha256');
  if (typeof password !== 'string' || !account?.hash?.startsWith(PREFIX)) return false;
  const stored = Buffer.from(account.hash.slice(PREFIX.length), 'hex');
  return stored.length === given.length && timingSafeEqual(stored, given);
}
