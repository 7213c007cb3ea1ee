import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { asString } from '@/content/json';
import { messageReaders } from '@/services/auth/access';
import { withSaveLock } from '@/services/locks/save-lock';
import { idOf } from '@/content/links/document-id';

/**
 * `POST /cms-api/contact-messages/ID/take`: assigns the message to the current account, unless a colleague
 * has it. With `?answered=true` also marks it as answered, whichever colleague has it; `?spam=true` only sets
 * it aside as spam.
 */
export const takeMessage: Endpoint = {
  path: '/:id/take',
  method: 'post',
  handler: async (req) => {
    if (!(await messageReaders({ req })))
      throw new APIError('Only those who read messages can do this.', 403);
    const id = asString(req.routeParams?.id);
    const doc = await withSaveLock(req.payload.db, `contact-messages:${id}`, () => take(req, id));
    return Response.json({ doc });
  },
};

async function take(req: PayloadRequest, id: string) {
  const isSpam = req.query.spam === 'true';
  const { docs } = await req.payload.find({
    collection: 'contact-messages',
    overrideAccess: true,
    where: { id: { equals: id } },
    select: { assignee: true, status: true },
    depth: 1,
  });
  const message = docs[0];
  if (!message) throw new APIError('This message is not there any more.', 404);
  const isAnswered = req.query.answered === 'true';
  const holder = idOf(message.assignee);
  if (!isAnswered && !isSpam && holder && holder !== String(req.user?.id)) {
    const name = typeof message.assignee === 'object' ? message.assignee?.name : '';
    throw new APIError(`Taken by ${name || 'a colleague'} already.`, 409);
  }
  return req.payload.update({
    collection: 'contact-messages',
    id,
    data: {
      ...(holder || isSpam ? {} : { assignee: String(req.user?.id) }),
      ...(isSpam
        ? { status: 'spam' }
        : isAnswered
          ? { status: 'answered' }
          : message.status === 'new'
            ? { status: 'read' }
            : {}),
    },
    overrideAccess: false,
    depth: 0,
    req,
  });
}
