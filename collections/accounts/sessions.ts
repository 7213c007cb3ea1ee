import { decodeJwt } from 'jose';
import type {
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { get } from '@/content/untyped';
import { findRaw, type Session } from './signed-in';

/** With another role, whatever a person has open was opened with other rights. A new password ends the others in Payload. */
export const endSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && data.role !== undefined && data.role !== originalDoc?.role
    ? { ...data, sessions: [] }
    : data;

/** A password that its owner chose is no longer a temporary one; one that somebody else chose is. */
export const settlePassword: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data) return data;
  // A reset by mail gives the whole account and looks at nothing but this object afterwards.
  if (!originalDoc) return Object.assign(data, { isPasswordTemporary: false, resetPasswordToken: null });
  if (!data.password) return data;
  return { ...data, isPasswordTemporary: req.user !== null && req.user?.id !== originalDoc.id };
};

/** Notes on what kind of device a session was opened, so that its owner knows it again in the list. */
export const nameDevice: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { sid } = decodeJwt(token);
  const device = deviceOf(req.headers.get('user-agent') ?? '');
  const { sessions } = await findRaw(req, user.id);
  await keepSessions(
    req,
    user.id,
    (sessions ?? []).map((session) => (session.id === sid ? { ...session, device } : session)),
  );
};

/** What a colleague has planned happens on its day, also when they have left. */
export const keepPlans: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    depth: 0,
    pagination: false,
    req,
  });
  for (const job of docs)
    if (String(get(get(job.input, 'user'), 'value')) === String(id))
      await req.payload.update({
        ...{ collection: 'payload-jobs', id: job.id, req },
        data: { input: { ...(job.input as object), user: null } },
      });
};

/** Writes the list past the rules of fields, which let nobody change it. */
export const keepSessions = (req: PayloadRequest, id: string | number, sessions: Session[]) =>
  req.payload.db.updateOne({ collection: 'staff', id, data: { sessions }, req, returning: false });

function deviceOf(agent: string) {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0];
  const system = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(agent)?.[0];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac', CrOS: 'Chromebook' };
  const words = [browser, system].map((word) => (word ? (names[word] ?? word) : undefined)).filter(Boolean);
  return words.join(', ') || 'Unknown device';
}
