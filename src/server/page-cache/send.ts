import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedResponse } from './render';
import { contentSecurityPolicy, needsPolicy } from './csp';
import { isKnownTo, type Form, type CachedResponse } from './cached-response';
import { requestedRange, type Part } from './byte-range';

/**
 * A 304 has only the headers of the stored response's validators (see also
 * src/services/http/response-headers.ts): any other header would replace the one that came with the page,
 * above all its policy.
 */
export function write(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  form: Form,
) {
  const known = request.headers['if-none-match'];
  if (known !== undefined && cached.status === 200 && (known === form.etag || isKnownTo(cached, known))) {
    response.writeHead(304, form.unchanged);
    response.end();
    return;
  }
  const part = request.headers.range === undefined ? undefined : requestedRange(request, cached, form);
  if (part) return writePart(response, form, part);
  response.writeHead(cached.status, form.head);
  response.end(form.body);
}

function writePart(response: ServerResponse, { head, body }: Form, part: Part) {
  const others: string[] = [];
  for (let at = 0; at < head.length; at += 2)
    if (!/^(content-length|content-range)$/i.test(head[at] ?? ''))
      others.push(head[at] ?? '', head[at + 1] ?? '');
  const bytes = part === 'past the end' ? Buffer.alloc(0) : body.subarray(part.first, part.last + 1);
  const range = part === 'past the end' ? '*' : `${part.first}-${part.last}`;
  others.push('Content-Range', `bytes ${range}/${body.length}`, 'Content-Length', String(bytes.length));
  response.writeHead(part === 'past the end' ? 416 : 206, others);
  response.end(bytes);
}

const PER_CONNECTION = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i;

/** Sends a response that is not cached as it is; an HTML page still gets its policy. */
export function writeOnce(
  response: ServerResponse,
  { status, headers, body }: RenderedResponse,
  ancestors?: string,
) {
  const head: string[] = [];
  for (let at = 0; at < headers.length; at += 2)
    if (!PER_CONNECTION.test(headers[at] ?? '')) head.push(headers[at] ?? '', headers[at + 1] ?? '');
  if (needsPolicy(head))
    head.push('Content-Security-Policy', contentSecurityPolicy(body.toString('utf8'), { ancestors }));
  if (body.length > 0 || status >= 400) head.push('Content-Length', String(body.length));
  response.writeHead(status, head);
  response.end(body);
}
