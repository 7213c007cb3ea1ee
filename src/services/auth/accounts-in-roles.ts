import type { Payload } from 'payload';
import type { Role } from './access';

/** All accounts with one of these roles, also for callers who may not list accounts. */
export async function accountsInRoles(cms: Payload, ...roles: Role[]) {
  const { docs } = await cms.find({
    collection: 'staff',
    overrideAccess: true,
    where: { role: { in: roles } },
    pagination: false,
    depth: 0,
  });
  return docs;
}
