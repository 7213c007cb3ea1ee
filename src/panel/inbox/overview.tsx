import Link from 'next/link';
import type { ServerProps } from 'payload';
import { lengthWords } from '@/content/words/waiting';
import { medianAnswer } from '@/services/inbox/waiting';
import { STATUSES } from '../../../collections/inbox/status';
import { newestState } from '../../../collections/endpoints/newest-state';
import { KeepCurrent } from '../dashboard/keep-current';
import { ErasePerson } from './erase-person';

const LIST = '/admin/collections/contact-messages';

/** Above the list: counts by status, export, and for administrators erasing a person's messages. */
export async function InboxOverview({ payload, user, searchParams }: ServerProps) {
  if (!payload || !user) return null;
  const state = await newestState({ payload, user }).catch(() => '');
  const counts = await Promise.all(
    STATUSES.map(({ value }) =>
      payload
        .count({
          collection: 'contact-messages',
          where: { status: { equals: value } },
          overrideAccess: false,
          user,
        })
        .then(({ totalDocs }) => totalDocs),
    ),
  );
  const median = await medianAnswer(payload, new Date());
  const waiting = (counts[0] ?? 0) + (counts[1] ?? 0);
  const query = queryOf(searchParams);
  const shown = query.get('where[status][equals]') ?? '';
  return (
    <div className="inbox-overview">
      <KeepCurrent state={state} />
      <nav aria-label="Messages by status">
        <ul>
          <li>
            <Link href={LIST} prefetch={false} aria-current={query.size === 0 ? 'page' : undefined}>
              Inbox
            </Link>
          </li>
          <li>
            <Link
              href={`${LIST}?where[status][in]=new,read`}
              prefetch={false}
              aria-current={query.has('where[status][in]') ? 'page' : undefined}
            >
              Waiting ({waiting})
            </Link>
          </li>
          {STATUSES.map(({ value, label }, index) => (
            <li key={value}>
              <Link
                href={`${LIST}?where[status][equals]=${value}`}
                prefetch={false}
                aria-current={shown === value ? 'page' : undefined}
              >
                {label} ({counts[index]})
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {median && (
        <p>
          In the last 30 days {median.count === 1 ? 'one message was' : `${median.count} messages were`}{' '}
          answered, half of them within {lengthWords(median.ms)}.
        </p>
      )}
      <form method="post" action={`/cms-api/contact-messages/export?${query.toString()}`}>
        <button type="submit" className="btn btn--style-secondary btn--size-small">
          Export this list (CSV)
        </button>
      </form>
      {user.role === 'admin' && <ErasePerson />}
    </div>
  );
}

/** The query parameters that select the listed messages. */
function queryOf(params: ServerProps['searchParams']) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (name !== 'search' && !name.startsWith('where')) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one) query.append(name, one);
  }
  return query;
}
