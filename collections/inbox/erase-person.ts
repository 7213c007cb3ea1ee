import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';
import { recordAudit } from '@/services/audit/audit-trail';

/** Fewer digits would match many people. */
const LEAST_DIGITS = 7;

/**
 * `POST /cms-api/contact-messages/erase-person` `{ person, count? }`, administrators only: returns how many
 * messages came from an e-mail address or telephone, `{ found, since }`; with that count as confirmation it
 * deletes them: `{ erased }`.
 */
export const erasePerson: Endpoint = {
  path: '/erase-person',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req) !== 'admin') throw new APIError('Only an administrator can delete messages.', 403);
    await addDataAndFileToRequest(req);
    const person = asString(prop(req.data, 'person')).trim();
    const count = prop(req.data, 'count');
    if (!person.includes('@') && digitsOf(person).length < LEAST_DIGITS)
      throw new APIError('Give the whole e-mail address or phone number.', 400);

    const messages = await messagesOf(req, person);
    if (count === undefined) {
      await recordAudit(req, { action: 'sought', about: messages.map(({ id }) => id) });
      return Response.json({ found: messages.length, since: messages[0]?.createdAt });
    }
    if (count !== messages.length) {
      throw new APIError(
        `There are ${messages.length} messages of this person now. Nothing was deleted; look again first.`,
        409,
      );
    }
    const { docs, errors } = await req.payload.delete({
      collection: 'contact-messages',
      where: { id: { in: messages.map(({ id }) => id) } },
      overrideAccess: false,
      depth: 0,
      req,
    });
    if (errors.length > 0)
      throw new APIError(`${docs.length} messages were deleted, ${errors.length} were not. Try again.`, 500);
    return Response.json({ erased: docs.length });
  },
};

/** Oldest first. Compares addresses without case, and telephones by digits. */
async function messagesOf(req: PayloadRequest, person: string) {
  const { docs } = await req.payload.find({
    collection: 'contact-messages',
    overrideAccess: true,
    select: { email: true, phone: true, createdAt: true },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
  });
  const digits = digitsOf(person);
  return docs.filter(({ email, phone }) =>
    person.includes('@') ? email.toLowerCase() === person.toLowerCase() : digitsOf(phone ?? '') === digits,
  );
}

/** The last ten digits: "+1 (561) 555-0100" is "561 555 0100". */
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-10);
