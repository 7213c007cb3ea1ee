import { createHash, randomUUID } from 'node:crypto';
import {
  contactSchema,
  simpleContactSchema,
  type ContactMessageInput,
  type ContactVariant,
} from '@/contact/rules/schema';
import { prop } from '@/content/json';
import { getCms } from '../cms/payload';
import { rateLimits, waitOf } from '../http/rate-limits';
import { isSimpleFormShown } from '../content-api/simple-form';
import { requireCompleteContent } from '../cms/require-content';

const TOO_MANY =
  'You have sent several messages in a short time. Please wait a few minutes, then send it again.';
const FIELDS = Object.keys(contactSchema.shape) as (keyof ContactMessageInput)[];

/** Ms within which a form that cannot name its submission is taken to be the same one while its words are the same. */
const SAME_WORDS_MS = 3_600_000;
const DERIVED = 'form-';

export type Outcome =
  | { kind: 'received' }
  | { kind: 'refused'; status: 400 | 409; sentence: string; fields?: Record<string, string> }
  | { kind: 'refused'; status: 429; sentence: string; waitS: number };

type Incoming = {
  /** As it came, unchecked. */
  body: Record<string, unknown>;
  variant: ContactVariant;
  /** Who is counted. */
  client: string;
  isAutomatic: boolean;
  /**
   * The name of the submission. `of-the-words`: the client cannot give one (a form without a script), so the same words
   * are the same submission for an hour.
   */
  key: { name: string } | 'of-the-words' | 'none';
  /** Sent by our own form, whose plain way may have taken the same words already (a button pressed before the script came). */
  isOwnForm: boolean;
};

/**
 * One contact message, by whichever way it came (spec §5): checked, counted, stored once.
 * @throws {DatabaseAway}
 */
export async function receiveMessage(incoming: Incoming): Promise<Outcome> {
  const { body, client, isAutomatic } = incoming;
  const result = await checked(incoming);
  if (!result.success) {
    const fields: Record<string, string> = {};
    for (const { path, message, code } of result.error.issues) {
      const field = String(path[0]);
      fields[field] ??= code === 'invalid_type' ? wrongType(field, body[field]) : message;
    }
    return { kind: 'refused', status: 400, sentence: `${Object.values(fields).join('. ')}.`, fields };
  }
  try {
    await rateLimits.contact.consume(client);
  } catch (error) {
    const waitS = waitOf(error);
    if (waitS === undefined) throw error;
    return { kind: 'refused', status: 429, sentence: TOO_MANY, waitS };
  }
  return store(result.data, { status: isAutomatic ? 'spam' : 'new', ...incoming });
}

/**
 * The rules of the main form; those of the older one, which only requires, where a page is set to it and the message says
 * that it comes from there, or says nothing and is not of our own form: so the older form of the specification sends it.
 */
async function checked({ body, variant, isOwnForm }: Incoming) {
  const words = withoutControls(body);
  const result = contactSchema.safeParse(words);
  const mayBeOlder = variant === 'simple' || (!isOwnForm && !('variant' in body));
  if (result.success || !mayBeOlder) return result;
  // While the database is away the main form's rules count: nothing could be stored.
  const isSimple = await isSimpleFormShown().catch(() => false);
  return isSimple ? simpleContactSchema.safeParse(words) : result;
}

async function store(
  message: ContactMessageInput,
  { status, key, isOwnForm }: { status: 'new' | 'spam' } & Pick<Incoming, 'key' | 'isOwnForm'>,
): Promise<Outcome> {
  await requireCompleteContent();
  if (key === 'of-the-words' ? await isThere(message) : isOwnForm && (await isThere(message, DERIVED)))
    return { kind: 'received' };
  const idempotencyKey =
    key === 'of-the-words' ? keyOfWords(message) : key === 'none' ? randomUUID() : key.name;
  const cms = await getCms();
  try {
    await cms.create({
      collection: 'contact-messages',
      overrideAccess: true,
      data: { ...message, status, idempotencyKey },
      depth: 0,
    });
    return { kind: 'received' };
  } catch (error) {
    const { docs } = await cms.find({
      collection: 'contact-messages',
      overrideAccess: true,
      where: { idempotencyKey: { equals: idempotencyKey } },
      limit: 1,
      depth: 0,
      pagination: false,
    });
    const first = docs[0];
    if (!first) throw error;
    if (isSame(first, message)) return { kind: 'received' };
    return {
      kind: 'refused',
      status: 409,
      sentence: 'Another message was already sent with this Idempotency-Key.',
    };
  }
}

/** Whether the same words came within the hour, under a key that begins like this. */
async function isThere(message: ContactMessageInput, beginning = ''): Promise<boolean> {
  const cms = await getCms();
  const since = new Date(Date.now() - SAME_WORDS_MS).toISOString();
  const { docs } = await cms.find({
    collection: 'contact-messages',
    overrideAccess: true,
    where: { and: [{ email: { equals: message.email } }, { createdAt: { greater_than: since } }] },
    depth: 0,
    pagination: false,
  });
  return docs.some((doc) => isSame(doc, message) && doc.idempotencyKey.startsWith(beginning));
}

const isSame = (stored: unknown, message: ContactMessageInput) =>
  FIELDS.every((field) => (prop(stored, field) ?? '') === message[field]);

/** Two presses of one button arrive together: the database lets one of them through. */
const keyOfWords = (message: ContactMessageInput) => {
  const hour = Math.floor(Date.now() / SAME_WORDS_MS);
  const words = JSON.stringify([hour, ...FIELDS.map((field) => message[field])]);
  return DERIVED + createHash('sha256').update(words).digest('base64url');
};

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
