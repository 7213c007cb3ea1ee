'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { SmallForm } from '../shell/small-form';

type Props = {
  button: string;
  remove: (given: Record<string, string>) => Promise<{ fault?: string }>;
  onDone: () => void;
};

/** A button that opens the field for the current password. */
export function RemoveSecondFactor({ button, remove, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState('');
  async function send(given: Record<string, string>) {
    const answer = await remove(given);
    setFault(answer.fault ?? '');
    if (answer.fault === undefined) onDone();
  }
  if (!isOpen)
    return (
      <Button buttonStyle="secondary" size="small" onClick={() => setIsOpen(true)}>
        {button}
      </Button>
    );
  return (
    <SmallForm label={button} button={button} onSend={(given) => void send(given)}>
      <label>
        Current password
        <input name="password" type="password" required autoComplete="current-password" />
      </label>
      <p role="alert">{fault}</p>
    </SmallForm>
  );
}
