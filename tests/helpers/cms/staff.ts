import type { Payload } from 'payload';
import { ROLES, type Role } from '@/services/auth/access';
import { askCms, signIn } from './ask-cms';
import { createStaff } from '../fixtures/content';

export const PASSWORD = 'a password for tests';
export { ROLES };
export type RoleName = Role;

/**
 * One signed-in member of staff per role, and a function to call Payload's REST API as each of them, or
 * anonymously.
 */
export async function openStaff(cms: Payload) {
  const ids = {} as Record<RoleName, string>;
  const tokens = {} as Record<RoleName, string>;
  for (const role of ROLES) {
    ids[role] = String((await createStaff(cms, role, PASSWORD)).id);
    tokens[role] = await signIn(`${role}@staff.example`, PASSWORD);
  }
  const as = (who: RoleName | 'nobody', path: string, method = 'GET', body?: unknown) =>
    askCms(path, {
      method,
      ...(who === 'nobody' ? {} : { token: tokens[who] }),
      ...(body === undefined ? {} : { body }),
    });
  return { ids, tokens, as };
}
