import type { FormAnswer, PostedForm } from '@/contact/rules/form-answer';
import { looksAutomatic } from '@/contact/rules/honeypot';
import { safelySchema } from '@/contact/rules/safely-schema';
import { contactSchema, type ContactMessageInput, type ContactVariant } from '@/contact/rules/schema';
import { readLanguage } from '@/content/languages/languages';
import { speaksOfSelfHarm } from '@/content/crisis/self-harm-words';
import { DATABASE_AWAY, FAILED, FOREIGN } from '@/content/error-words';
import { clientIpOfRequest } from '@/services/http/client-ip';
import { isDatabaseAway } from '@/services/database/database-away';
import { DEMO_REFUSAL, isPublicDemo } from '../cms/demo-center';
import { formatErrorInLines } from '@/services/logging/redact';
import { readBodyWithLimit } from '@/services/http/read-body';
import { isForeignWrite } from '@/services/http/same-origin';
import { isSimpleFormShown } from '../content-api/simple-form';
import { receiveMessage } from './receive-message';

/** A three-byte character takes nine bytes in a form; the JSON of the same message fits in a third. */
const MAX_BODY_BYTES = 98_304;
const FIELDS = Object.keys(contactSchema.shape) as (keyof ContactMessageInput)[];
const SAFELY = Object.keys(safelySchema.shape);

/**
 * The contact form posted by the browser without script: the same rules, limits and checks as `POST
 * /api/contact`. Never throws: the visitor gets their text back.
 */
export async function postForm(request: Request): Promise<PostedForm> {
  const source = await readBodyWithLimit(request, MAX_BODY_BYTES);
  const typed = new URLSearchParams(source ?? '');
  const variant = await variantOf(typed);
  const language = readLanguage(typed.get('language'));
  const isOwn = !isForeignWrite(request) || request.headers.get('sec-fetch-site') === 'same-origin';
  // Text that another site has put into the form is not shown as if the visitor had typed it.
  const values = Object.fromEntries(
    // A posted form has CRLF line breaks; a script would have sent LF.
    FIELDS.map((field) => [field, isOwn ? (typed.get(field) ?? '').replace(/\r\n/g, '\n') : '']),
  ) as ContactMessageInput;
  const safely = Object.fromEntries(isOwn ? [...typed].filter(([field]) => SAFELY.includes(field)) : []);
  const typedValues = Object.keys(safely).length > 0 ? { values, safely } : { values };
  const isCrisis = speaksOfSelfHarm(values.message);
  const page = (status: number, said: Pick<FormAnswer, 'problem'> & Partial<FormAnswer>, waitS?: number) =>
    ({
      kind: 'page',
      status,
      answer: { variant, language, ...typedValues, faults: {}, ...(isCrisis && { isCrisis }), ...said },
      waitS,
    }) as const;

  if (source === null)
    return page(413, { problem: 'The message is too long. Please shorten it and send it again.' });
  if (isForeignWrite(request)) return page(403, { problem: FOREIGN });
  try {
    if (await isPublicDemo(request.headers)) return page(403, { problem: DEMO_REFUSAL });
    const outcome = await receiveMessage({
      body: { ...values, ...safely },
      variant,
      client: clientIpOfRequest(request.headers),
      isAutomatic: looksAutomatic({ body: Object.fromEntries(typed), headers: request.headers }),
      key: 'of-the-words',
      isOwnForm: true,
    });
    if (outcome.kind === 'received') {
      return isCrisis
        ? { kind: 'page', status: 200, answer: { isCrisis: true, language } }
        : { kind: 'sent', variant, language };
    }
    if (outcome.status === 429) return page(429, { problem: outcome.sentence }, outcome.waitS);
    return page(422, outcome.fields ? { faults: outcome.fields } : { problem: outcome.sentence });
  } catch (error) {
    if (isDatabaseAway(error)) return page(503, { problem: DATABASE_AWAY }, 5);
    console.error(formatErrorInLines(error));
    return page(500, { problem: FAILED });
  }
}

/**
 * Which form it was: the older one only where a page is set to it. An unreachable database is reported later.
 */
const variantOf = async (typed: URLSearchParams): Promise<ContactVariant> =>
  typed.get('variant') === 'simple' && (await isSimpleFormShown().catch(() => true)) ? 'simple' : 'main';
