'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { waitingWords, type Waiting } from '@/content/words/waiting';

const EVERY_MS = 60_000;
const READ = 'panel-message-read';
/** Dispatched after a message was read, taken or answered. */
export const sayMessageRead = () => window.dispatchEvent(new Event(READ));

/** The number of waiting messages and the oldest one's time, refreshed while the page is open. */
export function NewMessagesSign({ waiting: first, words: firstWords }: { waiting: Waiting; words: string }) {
  const [{ waiting, words }, setShown] = useState({ waiting: first, words: firstWords });
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      try {
        const response = await fetch('/cms-api/contact-messages/waiting', { credentials: 'include' });
        if (!response.ok) return;
        const waiting = (await response.json()) as Waiting;
        setShown({ waiting, words: waitingWords(waiting, new Date()) });
      } catch {
        // Keep the number; the next poll may succeed.
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
  if (waiting.count === 0) return null;
  return (
    <Link
      className="inbox-sign"
      prefetch={false}
      href="/admin/collections/contact-messages?where[status][in]=new,read"
    >
      {words}
    </Link>
  );
}
