import { createHash, randomUUID } from 'node:crypto';
import {
  contactSchema,
  simpleContactSchema,
  type ContactMessageInput,
  type ContactVariant,
} from '@/contact/rules/schema';
import { safelyWords } from '@/contact/rules/safely';
import { safelySchema, type Safely } from '@/contact/rules/safely-schema';
import { HOUR_MS } from '@/content/durations';
import { prop } from '@/content/json';
import { getCms } from '../cms/payload';
import { rateLimits, waitOf } from '@/services/http/rate-limits';
import { asksSafely } from '@/services/inbox/asks-safely';
import { confirmStored } from '@/services/inbox/confirm-stored';
import { noteMessage } from '@/services/metrics/view-counts';
import { isSimpleFormShown } from '../content-api/simple-form';
import { requireCompleteContent } from '../cms/require-content';

const TOO_MANY =
  'You have sent several messages in a short time. Please wait a few minutes, then send it again.';
const FIELDS = Object.keys(contactSchema.shape) as (keyof ContactMessageInput)[];

/**
 * For this long (ms), a form without a submission key counts as the same submission while its text is the
 * same.
 */
const SAME_WORDS_MS = HOUR_MS;
const DERIVED = 'form-';

export type Outcome =
  | { kind: 'received' }
  | { kind: 'refused'; status: 400 | 409; sentence: string; fields?: Record<string, string> }
  | { kind: 'refused'; status: 429; sentence: string; waitS: number };

type Incoming = {
  /** As received, unvalidated. */
  body: Record<string, unknown>;
  variant: ContactVariant;
  /** The client's rate limit key. */
  client: string;
  isAutomatic: boolean;
  /**
   * The key of the submission. `of-the-words`: the client cannot send one (a form without script), so the
   * same text is the same submission for an hour.
   */
  key: { name: string } | 'of-the-words' | 'none';
  /**
   * Sent by our own form's script. The browser may have posted the same text before (a button pressed before
   * the script had loaded).
   */
  isOwnForm: boolean;
};

/**
 * Receives one contact message, from either path (spec §5): validates it, counts it against the limit, and
 * stores it once. A message that could not be stored does not count.
 * @throws {DatabaseAway}
 */
export async function receiveMessage(incoming: Incoming): Promise<Outcome> {
  const { body, client, isAutomatic } = incoming;
  const result = await checked(incoming);
  const asked = result.success ? await checkedSafely(incoming) : undefined;
  if (!result.success || asked?.success === false) {
    const fields: Record<string, string> = {};
    for (const { path, message, code } of (result.error ?? asked?.error)?.issues ?? []) {
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
  try {
    return await store(
      { ...result.data, ...(asked && { safely: asked.data }) },
      { status: isAutomatic ? 'spam' : 'new', ...incoming },
    );
  } catch (error) {
    // The visitor is asked to send it again.
    await rateLimits.contact.reward(client);
    throw error;
  }
}

/**
 * Validates with the main form's rules. The older form's rules, which only check that fields are filled in,
 * apply where a page is set to it and the message names that form, or names none and is not from our own
 * form: that is how the older form of the specification sends it.
 */
async function checked({ body, variant, isOwnForm }: Incoming) {
  const words = withoutControls(body);
  const result = contactSchema.safeParse(words);
  const mayBeOlder = variant === 'simple' || (!isOwnForm && !('variant' in body));
  if (result.success || !mayBeOlder) return result;
  // While the database is unreachable the main form's rules apply: nothing could be stored.
  const isSimple = await isSimpleFormShown().catch(() => false);
  return isSimple ? simpleContactSchema.safeParse(words) : result;
}

/** How to reach the visitor safely; undefined where the form does not ask. */
async function checkedSafely({ body, variant }: Incoming) {
  const isAsked = variant === 'main' && (await asksSafely(await getCms()));
  return isAsked ? safelySchema.safeParse(body) : undefined;
}

type Message = ContactMessageInput & { safely?: Safely };

async function store(
  message: Message,
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
    if (status === 'new') noteMessage();
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
    if (isSame(first, message)) {
      await confirmStored(cms, idempotencyKey);
      return { kind: 'received' };
    }
    return {
      kind: 'refused',
      status: 409,
      sentence: 'Another message was already sent with this Idempotency-Key.',
    };
  }
}

/**
 * Whether the same text arrived within the hour, under a key with this beginning.
 * @throws {DatabaseAway} when it may still be lost
 */
async function isThere(message: Message, beginning = ''): Promise<boolean> {
  const cms = await getCms();
  const since = new Date(Date.now() - SAME_WORDS_MS).toISOString();
  const { docs } = await cms.find({
    collection: 'contact-messages',
    overrideAccess: true,
    where: { and: [{ email: { equals: message.email } }, { createdAt: { greater_than: since } }] },
    depth: 0,
    pagination: false,
  });
  const same = docs.find((doc) => isSame(doc, message) && doc.idempotencyKey.startsWith(beginning));
  if (same) await confirmStored(cms, same.idempotencyKey);
  return same !== undefined;
}

const isSame = (stored: unknown, message: Message) =>
  FIELDS.every((field) => (prop(stored, field) ?? '') === message[field]) &&
  safelyWords(prop(stored, 'safely') ?? NOTHING_SAID) === safelyWords(message.safely ?? NOTHING_SAID);

/** A message from before the form asked is the same as one that says nothing. */
const NOTHING_SAID = safelySchema.parse({});

/** The key of a text: when a button is pressed twice, the database accepts one of the two. */
const keyOfWords = (message: Message) => {
  const hour = Math.floor(Date.now() / SAME_WORDS_MS);
  const { safely } = message;
  const words = JSON.stringify([
    hour,
    ...FIELDS.map((field) => message[field]),
    ...(safely ? [safelyWords(safely)] : []),
  ]);
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
 * Removes control characters, except line breaks and tabs, and lone surrogates. A telephone of null counts as
 * not given.
 */
const withoutControls = ({ phone, ...body }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ ...body, ...(phone === null ? {} : { phone }) }).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '') : value,
    ]),
  );
