import Link from 'next/link';
import type { ServerProps } from 'payload';
import { ACCOUNT_ACTIONS, AUDIT_ACTIONS, CONTENT_ACTIONS } from '@/services/audit/audit-trail';

const LIST = '/admin/collections/audit-trail';
const OTHERS = [...CONTENT_ACTIONS, ...ACCOUNT_ACTIONS];
const PARTS = [
  { label: 'Content', actions: CONTENT_ACTIONS },
  { label: 'Sign-ins and accounts', actions: ACCOUNT_ACTIONS },
  {
    label: 'Messages',
    actions: AUDIT_ACTIONS.map(({ value }): string => value).filter((value) => !OTHERS.includes(value)),
  },
];

/** Above the history: its parts. */
export function HistoryOverview({ searchParams }: ServerProps) {
  const query = new URLSearchParams(
    Object.entries(searchParams ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const shown = query.get('where[action][in]');
  return (
    <div className="inbox-overview">
      <nav aria-label="Parts of the history">
        <ul>
          <li>
            <Link href={LIST} prefetch={false} aria-current={query.size === 0 ? 'page' : undefined}>
              Everything
            </Link>
          </li>
          {PARTS.map(({ label, actions }) => (
            <li key={label}>
              <Link
                href={`${LIST}?where[action][in]=${actions.join(',')}`}
                prefetch={false}
                aria-current={shown === actions.join(',') ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
