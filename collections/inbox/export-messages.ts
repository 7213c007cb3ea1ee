import { stringify } from 'csv-stringify/sync';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { safelyWords } from '@/contact/rules/safely';
import { momentInCenter } from '@/content/center-time';
import { asString, prop } from '@/content/json';
import type { ContactMessage } from '@/payload-types';
import { markReads } from './audit';
import { withoutSpam } from './exclude-spam';
import { labelOfStatus } from './status';

/** A column only where a visitor was asked. */
const HOW_TO_REACH = 'How to reach safely';

const COLUMNS: Record<string, (message: ContactMessage) => string> = {
  Received: ({ createdAt }) => momentInCenter(createdAt),
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone ?? '',
  Message: ({ message }) => message,
  [HOW_TO_REACH]: ({ safely }) => safelyWords(safely),
  Status: ({ status }) => labelOfStatus(status),
  'Answered by': ({ assignee }) => asString(prop(assignee, 'name')),
  Notes: ({ notes }) => (notes ?? []).map(lineOf).join('\n'),
  ID: ({ id }) => id,
};

/**
 * `POST /cms-api/contact-messages/export?where=…&search=…`: the listed messages as CSV, with formulas
 * escaped: a visitor's "=cmd()" must not run in a colleague's spreadsheet.
 */
export const exportMessages: Endpoint = {
  path: '/export',
  method: 'post',
  handler: async (req) => {
    markReads(req, 'exported');
    const { docs } = await req.payload.find({
      collection: 'contact-messages',
      where: whereOf(req),
      overrideAccess: false,
      pagination: false,
      depth: 1,
      req,
    });
    const wasAsked = docs.some(({ safely }) => safelyWords(safely) !== '');
    const columns = Object.keys(COLUMNS).filter((column) => wasAsked || column !== HOW_TO_REACH);
    const rowOf = (message: ContactMessage) => columns.map((column) => COLUMNS[column]?.(message) ?? '');
    const csv = stringify([columns, ...docs.map(rowOf)], {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="messages.csv"',
        'Cache-Control': 'private, no-store',
      },
    });
  },
};

const lineOf = ({ at, by, text }: NonNullable<ContactMessage['notes']>[number]) =>
  `${momentInCenter(at)}${by ? `, ${by}` : ''}: ${text}`;

function whereOf({ query, payload }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: unknown };
  const fields = payload.collections['contact-messages'].config.admin.listSearchableFields ?? [];
  const words = asString(search);
  return {
    and: [
      where ?? {},
      withoutSpam(where) ?? {},
      words ? { or: fields.map((field) => ({ [field]: { like: words } })) } : {},
    ].filter((part) => Object.keys(part).length > 0),
  };
}
