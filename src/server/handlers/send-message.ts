import { AGE_HEADER, looksAutomatic } from '@/contact/rules/honeypot';
import { clientIpOfRequest } from '@/services/http/client-ip';
import { DEMO_REFUSAL, isPublicDemo } from '../cms/demo-center';
import { readBodyWithLimit } from '@/services/http/read-body';
import { refuse } from '../content-api/respond';
import { receiveMessage } from './receive-message';

const MAX_BODY_BYTES = 32_768;

/**
 * `POST /api/contact` (spec §5, §7): 201 `{ data: { received: true } }` once the message is stored. The
 * `Idempotency-Key` header names one submission: repeating it stores nothing more. Messages by programs get
 * the same response and are marked as spam.
 */
export async function sendMessage(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    return refuse(request, 415, 'Please send the message as JSON.');
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\w-]{8,100}$/.test(key)) {
    return refuse(request, 400, 'The Idempotency-Key must have 8 to 100 letters, digits or hyphens.');
  }
  const source = await readBodyWithLimit(request, MAX_BODY_BYTES);
  if (source === null)
    return refuse(request, 413, 'The message is too long. Please shorten it and send it again.');
  const body = parseObject(source);
  if (!body) return refuse(request, 400, 'The message could not be read. Please send one JSON object.');

  if (await isPublicDemo(request.headers)) return refuse(request, 403, DEMO_REFUSAL);
  const outcome = await receiveMessage({
    body,
    variant: body.variant === 'simple' ? 'simple' : 'main',
    client: clientIpOfRequest(request.headers),
    isAutomatic: looksAutomatic({ body, headers: request.headers }),
    key: key === null ? 'none' : { name: key },
    isOwnForm: request.headers.has(AGE_HEADER),
  });
  if (outcome.kind === 'received')
    return Response.json(
      { data: { received: true } },
      { status: 201, headers: { 'Cache-Control': 'no-store' } },
    );
  if (outcome.status === 429)
    return refuse(request, 429, outcome.sentence, { headers: { 'Retry-After': String(outcome.waitS) } });
  return refuse(request, outcome.status, outcome.sentence, { fields: outcome.fields });
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
