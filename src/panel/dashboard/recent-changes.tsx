import Link from 'next/link';
import type { Payload, TypedUser } from 'payload';
import { sinceWords } from '@/content/words/waiting';
import { roleOf } from '@/services/auth/access';
import { CONTENT_ACTIONS } from '@/services/audit/audit-trail';
import { panelPathOf } from './history/panel-path-of';

const MOST = 8;

/** Who changed what of the site, newest first; for accounts that edit content. */
export async function RecentChanges({
  payload,
  user,
  now,
}: {
  payload: Payload;
  user: TypedUser;
  now: Date;
}) {
  const role = roleOf({ user });
  if (role !== 'admin' && role !== 'editor') return null;
  // The trail is closed to editors; these entries are about content only.
  const { docs } = await payload.find({
    collection: 'audit-trail',
    overrideAccess: true,
    where: { action: { in: CONTENT_ACTIONS } },
    sort: '-createdAt',
    limit: MOST,
    depth: 0,
  });
  if (docs.length === 0) return null;
  return (
    <section className="panel-note panel-recent" aria-labelledby="panel-recent">
      <h2 id="panel-recent">Recently changed</h2>
      <ul>
        {docs.map(({ id, who, action, what, messages, createdAt }) => {
          const path = action === 'content-deleted' ? undefined : panelPathOf(messages);
          return (
            <li key={id}>
              {path ? <a href={`/admin${path}`}>{what}</a> : what}
              <span>
                {' '}
                {SAID.get(action)} by {who}, {sinceWords(createdAt, now)}
              </span>
            </li>
          );
        })}
      </ul>
      {role === 'admin' && (
        <p>
          <Link href="/admin/collections/audit-trail" prefetch={false}>
            The whole history
          </Link>
        </p>
      )}
    </section>
  );
}

const SAID = new Map<string, string>([
  ['content-changed', 'changed'],
  ['published', 'published'],
  ['unpublished', 'taken down'],
  ['content-deleted', 'deleted'],
]);
