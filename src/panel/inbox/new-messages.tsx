import Link from 'next/link';
import type { ServerProps } from 'payload';

/** At the top of the menu, for those who read messages: how many wait. */
export async function NewMessages({ payload, user }: ServerProps) {
  if (!payload || !user) return null;
  const found = await payload
    .count({
      collection: 'contact-messages',
      where: { status: { equals: 'new' } },
      overrideAccess: false,
      user,
    })
    .catch(() => null);
  if (!found || found.totalDocs === 0) return null;
  return (
    <Link
      className="inbox-sign"
      prefetch={false}
      href="/admin/collections/contact-messages?where[status][equals]=new"
    >
      {found.totalDocs === 1 ? '1 new message' : `${found.totalDocs} new messages`}
    </Link>
  );
}
