'use client';

import { useState } from 'react';
import { askStaff } from '../shell/api';
import { RemoveSecondFactor } from './remove-second-factor';

/** On a colleague's account, for administrators: resets a lost second factor. */
export function ResetSecondFactor({ id }: { id: string }) {
  const [isDone, setIsDone] = useState(false);
  return (
    <section className="account-security" aria-label="Signing in">
      <h2>Second factor</h2>
      {isDone ? (
        <p role="status">Reset. Your colleague is told by e-mail, and signs in with the password alone.</p>
      ) : (
        <>
          <p>
            On. Reset it for a colleague who has lost both the phone and the recovery codes; be sure who asks.
          </p>
          <RemoveSecondFactor
            button="Reset the second factor"
            remove={(given) => askStaff('second-factor/remove', { ...given, id })}
            onDone={() => setIsDone(true)}
          />
        </>
      )}
    </section>
  );
}
