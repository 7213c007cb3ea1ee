'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { askStaff } from '../shell/api';
import { SmallForm } from '../shell/small-form';

/** Password, then a code, then the recovery codes, shown only now. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const [started, setStarted] = useState<{ key: string; qr: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [fault, setFault] = useState('');

  async function send(given: Record<string, string>) {
    const answer = started
      ? await askStaff<{ recoveryCodes: string[] }>('second-factor/confirm', given)
      : await askStaff<{ key: string; qr: string }>('second-factor/start', given);
    setFault(answer.fault ?? '');
    if (answer.body === undefined) return;
    if ('recoveryCodes' in answer.body) setRecoveryCodes(answer.body.recoveryCodes);
    else setStarted(answer.body);
  }

  if (recoveryCodes) {
    return (
      <div>
        <p>Save these codes somewhere other than your phone. Each works once if you lose it.</p>
        <pre>{recoveryCodes.join('\n')}</pre>
        <Button onClick={onDone}>I saved them</Button>
      </div>
    );
  }
  return (
    <SmallForm
      label="Set up the second factor"
      button={started ? 'Turn it on' : 'Continue'}
      onSend={(given) => void send(given)}
    >
      {started ? (
        <>
          <p>Scan this with an authenticator app, or type the key into it: {started.key}</p>
          {/* eslint-disable-next-line @next/next/no-img-element -- a drawing made on the spot */}
          <img
            className="account-qr"
            alt={`Key for an authenticator app: ${started.key}`}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(started.qr)}`}
          />
          <label>
            Code from the app
            <input key="code" name="code" required inputMode="numeric" autoComplete="one-time-code" />
          </label>
        </>
      ) : (
        <label>
          Current password
          <input key="password" name="password" type="password" required autoComplete="current-password" />
        </label>
      )}
      <p role="alert">{fault}</p>
    </SmallForm>
  );
}
