'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { momentInCenter } from '@/content/center-time';
import { askCms } from '../shell/api';

type Found = { person: string; found: number; since?: string };

/** Erases all messages of one person on request: find, check the count, delete. */
export function ErasePerson() {
  const router = useRouter();
  const [found, setFound] = useState<Found>();
  const [words, setWords] = useState('');

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const person = String(new FormData(event.currentTarget).get('person') ?? '');
    const { body, fault } = await askCms<Omit<Found, 'person'>>(PATH, { person });
    setFound(body?.found ? { ...body, person } : undefined);
    setWords(fault ?? (body.found === 0 ? 'There are no messages from this address or number.' : ''));
  }

  async function erase({ person, found: count }: Found) {
    const { body, fault } = await askCms<{ erased: number }>(PATH, { person, count });
    setFound(undefined);
    setWords(fault ?? `${body.erased} ${body.erased === 1 ? 'message was' : 'messages were'} deleted.`);
    router.refresh();
  }

  return (
    <details className="inbox-erase">
      <summary>Delete a person’s messages</summary>
      <form onSubmit={(event) => void find(event)} onChange={() => setFound(undefined)}>
        <label>
          Their e-mail address or phone number <input name="person" required autoComplete="off" />
        </label>
        <Button size="small" buttonStyle="secondary" type="submit" margin={false}>
          Find
        </Button>
      </form>
      {found && (
        <div>
          <p>
            {found.found === 1 ? 'There is one message' : `There are ${found.found} messages`}
            {found.since && `, the first of ${momentInCenter(found.since)}`}. Deleted messages cannot be
            brought back; copies in backups go when those are deleted.
          </p>
          <Button size="small" buttonStyle="error" onClick={() => void erase(found)} margin={false}>
            {found.found === 1 ? 'Delete forever' : `Delete these ${found.found} forever`}
          </Button>
        </div>
      )}
      <p role="status">{words}</p>
    </details>
  );
}

const PATH = '/contact-messages/erase-person';
