import type { PayloadHandler } from 'payload';
import { keepSessions } from './sessions';
import { signedIn, tell } from './signed-in';

/** `POST /cms-api/staff/sessions/end` `{ id }` ends one of one's own sessions, `{ others: true }` all but this one. */
export const endSession: PayloadHandler = async (req) => {
  const { account, sid, given } = await signedIn(req, undefined);
  const sessions = account.sessions ?? [];
  const left =
    given('others') === true
      ? sessions.filter(({ id }) => id === sid)
      : sessions.filter(({ id }) => id !== given('id'));
  await keepSessions(req, account.id, left);
  return tell({ ended: sessions.length - left.length });
};
