import { randomUUID } from 'node:crypto';
import { looksAutomatic } from '@/contact/honeypot';
import { contactSchema, schemaOf, type ContactMessageInput } from '@/contact/schema';
import { clientOfRequest } from '../client-address';
import { getCms } from '../cms';
import { limits, waitOf } from '../limits';
import { readAtMost } from '../read-at-most';
import { refuse } from '../respond';

const MAX_BODY_BYTES = 32_768;
const TOO_MANY =
  'You have sent several messages in a short time. Please wait a few minutes, then send it again.';
const FIELDS = Object.keys(contactSchema.shape) as (keyof ContactMessageInput)[];

/**
 * `POST /api/contact` (spec §5, §7): 201 `{ data: { received: true } }` once the database has the message. The header
 * `Idempotency-Key` names one submission: repeating it stores nothing more. What a program filled in is answered in the
 * same way and set aside as spam.
 */
export async function sendMessage(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    return refuse(request, 415, 'Please send the message as JSON.');
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\w-]{8,100}$/.test(key)) {
    return refuse(request, 400, 'The Idempotency-Key must have 8 to 100 letters, digits or hyphens.');
  }
  const source = await readAtMost(request, MAX_BODY_BYTES);
  if (source === null)
    return refuse(request, 413, 'The message is too long. Please shorten it and send it again.');
  const body = parseObject(source);
  if (!body) return refuse(request, 400, 'The message could not be read. Please send one JSON object.');

  const result = schemaOf(body.variant === 'simple' ? 'simple' : 'main').safeParse(withoutControls(body));
  if (!result.success) {
    const fields: Record<string, string> = {};
    for (const { path, message, code } of result.error.issues) {
      const field = String(path[0]);
      fields[field] ??= code === 'invalid_type' ? wrongType(field, body[field]) : message;
    }
    return refuse(request, 400, `${Object.values(fields).join('. ')}.`, { fields });
  }
  try {
    await limits.contact.consume(clientOfRequest(request.headers));
  } catch (error) {
    const wait = waitOf(error);
    if (wait === undefined) throw error;
    return refuse(request, 429, TOO_MANY, { headers: { 'Retry-After': String(wait) } });
  }
  const status = looksAutomatic({ body, headers: request.headers }) ? 'spam' : 'new';
  return store(request, { ...result.data, status }, key ?? randomUUID());
}

type Stored = ContactMessageInput & { status: 'new' | 'spam' };

async function store(request: Request, message: Stored, idempotencyKey: string) {
  const cms = await getCms();
  const same = () =>
    cms.find({
      collection: 'contact-messages',
      where: { idempotencyKey: { equals: idempotencyKey } },
      limit: 1,
      depth: 0,
      pagination: false,
    });
  const received = () =>
    Response.json({ data: { received: true } }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  try {
    await cms.create({
      collection: 'contact-messages',
      data: { ...message, idempotencyKey },
      depth: 0,
    });
    return received();
  } catch (error) {
    const { docs } = await same();
    const first = docs[0];
    if (!first) throw error;
    if (FIELDS.every((field) => (first[field] ?? '') === message[field])) return received();
    return refuse(request, 409, 'Another message was already sent with this Idempotency-Key.');
  }
}

function parseObject(source: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
};

const wrongType = (field: string, value: unknown) =>
  `${labels[field] ?? field} ${value === undefined || value === null ? 'is required' : 'must be text'}`;

/**
 * Line breaks and tabs stay; other control characters and half surrogates have no place in a message. A telephone that is
 * null was not given.
 */
const withoutControls = ({ phone, ...body }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ ...body, ...(phone === null ? {} : { phone }) }).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '') : value,
    ]),
  );
