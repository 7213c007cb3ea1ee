import type { Payload } from 'payload';
import { momentInCenter } from '@/content/center-time';
import { isDocumentId } from '@/content/links/document-id';
import { asString, prop } from '@/content/json';
import { panelPathOf } from '../dashboard/history/panel-path-of';

/** The maximum in a list cell; the entry itself shows all. */
const IN_A_LIST = 3;

type Named = { id: string; words: string; path?: string };

/** In the audit trail's list: the messages or the account of an entry, by name and time. */
export const AuditedCell = ({ cellData, payload }: { cellData?: unknown; payload: Payload }) => (
  <Audited ids={idsOf(cellData)} payload={payload} most={IN_A_LIST} />
);

/** In an open audit trail entry. */
export const AuditedField = ({ data, payload }: { data?: unknown; payload: Payload }) => (
  <section className="panel-note" aria-label="What the entry is about">
    <h2>About</h2>
    <Audited ids={idsOf(prop(data, 'messages'))} payload={payload} />
  </section>
);

async function Audited({ ids, payload, most }: { ids: string[]; payload: Payload; most?: number }) {
  const shown = await namesOf(payload, ids.slice(0, most));
  const more = ids.length - shown.length;
  return (
    <ul className="inbox-audited">
      {shown.map(({ id, words, path }) => (
        <li key={id}>
          {path ? <a href={`/admin${path}`}>{words}</a> : words}
          {(isDocumentId(id) || panelPathOf(id)) && (
            <>
              {' '}
              <a href={`/admin/collections/audit-trail?search=${encodeURIComponent(id)}`}>
                All entries about it
              </a>
            </>
          )}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

/** Names for the ids of an entry. Erased messages have none. */
export async function namesOf(payload: Payload, ids: string[]): Promise<Named[]> {
  const known = ids.filter(isDocumentId);
  if (known.length === 0) return ids.map((id) => contentNamed(id) ?? { id, words: id });
  const asked = { where: { id: { in: known } }, depth: 0, pagination: false } as const;
  const [messages, accounts] = await Promise.all([
    payload.find({ ...asked, collection: 'contact-messages', select: { sender: true, createdAt: true } }),
    payload.find({ ...asked, collection: 'staff', select: { name: true } }),
  ]);
  const names = new Map<string, Omit<Named, 'id'>>();
  for (const { id, sender, createdAt } of messages.docs)
    names.set(String(id), {
      words: `${sender || 'A visitor'}, ${momentInCenter(String(createdAt))}`,
      path: `/collections/contact-messages/${id}`,
    });
  for (const { id, name } of accounts.docs)
    names.set(String(id), { words: `Account of ${name}`, path: `/collections/staff/${id}` });
  return ids.map((id) => ({ id, ...(names.get(id) ?? { words: isDocumentId(id) ? 'Deleted' : id }) }));
}

/** A document of content; its title is in the entry. */
function contentNamed(id: string): Named | undefined {
  const path = panelPathOf(id);
  return path ? { id, words: 'Open it', path } : undefined;
}

const idsOf = (value: unknown) => asString(value).split('\n').filter(Boolean);
