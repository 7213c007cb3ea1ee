import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { accountStore } from '@/services/auth/account-store';
import { writeKeyValue } from '@/services/key-value/key-value';

/** Rejects removing the last administrator: no account could invite colleagues again. */
export const refuseDemotingLastAdministrator: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (isDemoted(originalDoc, data) && !(await hasOtherAdministrator(req, originalDoc.id)))
    throw new LastAdministrator();
  return data;
};

/**
 * Two administrators who demote each other at once both pass the first check: checks again after the write.
 */
export const undoDemotingLastAdministrator: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!isDemoted(previousDoc, doc)) return doc;
  await serializeAdminChanges(req);
  if (await hasOtherAdministrator(req, doc.id)) return doc;
  await setRole(req, doc.id, doc.role, 'admin');
  throw new LastAdministrator();
};

/** Removes the role first and then checks for another administrator, for the same reason. */
export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.db.findOne<{ id: string; role?: string }>({
    collection: 'staff',
    where: { id: { equals: id } },
    req,
  });
  if (account?.role !== 'admin') return;
  await serializeAdminChanges(req);
  await setRole(req, id, 'admin', 'editor');
  if (await hasOtherAdministrator(req, id)) return;
  await setRole(req, id, 'editor', 'admin');
  throw new LastAdministrator();
};

class LastAdministrator extends APIError {
  constructor() {
    super('This is the only administrator. Make somebody else an administrator first.', 409);
  }
}

type Account = { role?: string | null } | undefined;

const isDemoted = (before: Account, after: Account) =>
  before?.role === 'admin' && after?.role !== undefined && after.role !== 'admin';

const setRole = (req: PayloadRequest, id: number | string, from: string, to: string) =>
  accountStore(req.payload.db).change(id, { role: to }, [{ path: 'role', is: from }], req);

/** An invited account that never signed in does not count. */
async function hasOtherAdministrator(req: PayloadRequest, id: number | string) {
  const { totalDocs } = await req.payload.db.count({
    collection: 'staff',
    where: {
      and: [
        { role: { equals: 'admin' } },
        { id: { not_equals: id } },
        { isPasswordTemporary: { not_equals: true } },
      ],
    },
    req,
  });
  return totalDocs > 0;
}

/** Both write one shared row, so that the database serializes them. */
async function serializeAdminChanges(req: PayloadRequest) {
  if (!(await req.transactionID)) return;
  await writeKeyValue(req, 'last-administrator', { checkedAt: Date.now() });
}
