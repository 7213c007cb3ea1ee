'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { momentInCenter } from '@/content/center-time';
import { askStaff } from '../shell/api';
import { RemoveSecondFactor } from './remove-second-factor';
import { SecondFactorSetup } from './second-factor-setup';

type Session = { id: string; createdAt: string; device?: string | null };
type User = { id: string; sessions?: Session[]; secondFactor?: { isOn?: boolean } } | null;

/**
 * On the account's own page: its sessions, and the second factor.
 * @param present the current session; only the server knows it
 */
export function AccountSecurity({ present }: { present: string }) {
  const { user, refreshCookieAsync } = useAuth<User>();
  const { id } = useDocumentInfo();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [fault, setFault] = useState('');
  if (!user || user.id !== id) return null;

  const ask = async (path: string, data: object) => {
    const answer = await askStaff(path, data);
    setFault(answer.fault ?? '');
    await refreshCookieAsync();
  };
  const sessions = [...(user.sessions ?? [])].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <section className="account-security" aria-label="Signing in">
      <h2>Where you are signed in</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.device ?? 'Unknown device'}, since {momentInCenter(session.createdAt)}
              {session.id === present ? ' (this one)' : ''}
            </span>
            {session.id === present ? null : (
              <Button
                buttonStyle="secondary"
                size="small"
                onClick={() => void ask('sessions/end', { id: session.id })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            buttonStyle="secondary"
            size="small"
            onClick={() => void ask('sessions/end', { others: true })}
          >
            End all others
          </Button>
        </div>
      )}
      <h2>Second factor</h2>
      {user.secondFactor?.isOn ? (
        <div>
          <p>On: you sign in with a code from your app as well.</p>
          <RemoveSecondFactor
            button="Turn it off"
            remove={(given) => askStaff('second-factor/remove', given)}
            onDone={() => window.location.reload()}
          />
        </div>
      ) : null}
      {!user.secondFactor?.isOn && isSettingUp ? <SetUp /> : null}
      {!user.secondFactor?.isOn && !isSettingUp ? (
        <div>
          <Button buttonStyle="secondary" size="small" onClick={() => setIsSettingUp(true)}>
            Turn it on
          </Button>
        </div>
      ) : null}
      <p role="alert">{fault}</p>
    </section>
  );
}

const SetUp = () => <SecondFactorSetup onDone={() => window.location.reload()} />;
