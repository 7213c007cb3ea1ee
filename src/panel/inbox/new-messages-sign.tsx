'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';

const EVERY_MS = 60_000;
const READ = 'panel-message-read';
/** Said by a message that has just been marked as read. */
export const sayMessageRead = () => window.dispatchEvent(new Event(READ));

/** How many messages wait, counted anew while the page stays open. */
export function NewMessagesSign({ count: first }: { count: number }) {
  const [count, setCount] = useState(first);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      try {
        const response = await fetch('/cms-api/contact-messages/waiting', { credentials: 'include' });
        if (response.ok) setCount(((await response.json()) as { count: number }).count);
      } catch {
        // The number stays as it was; the next look may succeed.
      }
    };
    const lookAgain = () => void look();
    const timer = setInterval(lookAgain, EVERY_MS);
    for (const event of [READ, 'focus']) window.addEventListener(event, lookAgain);
    return () => {
      clearInterval(timer);
      for (const event of [READ, 'focus']) window.removeEventListener(event, lookAgain);
    };
  }, []);
  if (count === 0) return null;
  return (
    <Link
      className="inbox-sign"
      prefetch={false}
      href="/admin/collections/contact-messages?where[status][equals]=new"
    >
      {count === 1 ? '1 new message' : `${count} new messages`}
    </Link>
  );
}
