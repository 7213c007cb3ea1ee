import { APIError, type CollectionBeforeChangeHook, type PayloadHandler, type PayloadRequest } from 'payload';
import { prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';
import { accountStore } from '@/services/auth/account-store';
import { recordAudit } from '@/services/audit/audit-trail';
import { json, requireStaff } from './signed-in';

const KEY = 'second factor of everybody';

/** Whether every account must have a second factor. */
export const isRequiredOfEverybody = async ({ kv }: Pick<PayloadRequest['payload'], 'kv'>) =>
  prop(await kv.get(KEY), 'isRequired') === true;

/** `POST …/second-factor/require` `{ isRequired }`: requires it of all current and future accounts. */
export const requireSecondFactor: PayloadHandler = async (req) => {
  const { body } = await requireStaff(req, undefined);
  if (roleOf(req) !== 'admin') throw new APIError('Only an administrator can do this.', 403);
  const isRequired = body('isRequired') === true;
  await req.payload.kv.set(KEY, { isRequired });
  const { docs } = await req.payload.find({
    collection: 'staff',
    overrideAccess: true,
    pagination: false,
    depth: 0,
    req,
  });
  const { change } = accountStore(req.payload.db);
  for (const { id } of docs) await change(id, { secondFactor: { isRequired } }, [], req);
  const what = `second factor ${isRequired ? '' : 'no longer '}required of everybody`;
  await recordAudit(req, { action: 'account-changed', about: ['—'], what });
  return json({ isRequired });
};

/** Sets the requirement on a new account, and keeps it while it is required of all staff. */
export const enforceRequiredMfa: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'update' && !data.secondFactor) return data;
  if (!(await isRequiredOfEverybody(req.payload))) return data;
  return { ...data, secondFactor: { ...data.secondFactor, isRequired: true } };
};
