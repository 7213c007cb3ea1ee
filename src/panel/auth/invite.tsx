'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { askStaff } from '../shell/api';

const ROLES = [
  ['editor', 'Editor: content, no messages'],
  ['reviewer', 'Reviewer: approves texts about health'],
  ['intake', 'Intake: messages, no content'],
  ['admin', 'Administrator: everything'],
] as const;

/** Above the list of accounts: invites a colleague, or sends a new link. */
export function Invite() {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<{ words: string; link?: string }>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    const { body, fault } = await askStaff<{ isSent: boolean; isNew: boolean; link?: string }>(
      'invite',
      given,
    );
    if (fault !== undefined) return setResult({ words: fault });
    const present = body.isNew
      ? ''
      : 'An account with this address exists already; its name and role are unchanged; you can change them in the list. ';
    setResult(
      body.isSent
        ? {
            words: `${present}An e-mail with a link was sent to ${String(given.email)}. It is good for seven days.`,
          }
        : body.link === undefined
          ? {
              words: `${present}No e-mail could be sent, and a link to an account in use is shown to nobody. Set a temporary password in the account instead, and tell your colleague.`,
            }
          : {
              words: `${present}No e-mail could be sent. Hand this link over yourself; it is good for seven days:`,
              link: body.link,
            },
    );
    router.refresh();
  }

  if (!isOpen) {
    return (
      <div className="invite">
        <Button size="medium" onClick={() => setIsOpen(true)}>
          Invite or send a new link
        </Button>
      </div>
    );
  }
  return (
    <form className="invite" onSubmit={(event) => void send(event)}>
      <label>
        Name <input name="name" required maxLength={80} autoComplete="off" />
      </label>
      <label>
        E-mail <input name="email" type="email" required autoComplete="off" />
      </label>
      <label>
        Role{' '}
        <select name="role" defaultValue="editor">
          {ROLES.map(([role, words]) => (
            <option key={role} value={role}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        Current password (for an administrator, or for somebody who has an account){' '}
        <input name="password" type="password" autoComplete="current-password" />
      </label>
      <Button size="medium" type="submit">
        Send the link
      </Button>
      <div role="status">
        {result?.words} {result?.link ? <code>{result.link}</code> : null}
      </div>
    </form>
  );
}
