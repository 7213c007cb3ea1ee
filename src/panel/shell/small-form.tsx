'use client';

import { Button } from '@payloadcms/ui';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

type Props = {
  /** The accessible name of the group. */
  label: string;
  button: string;
  onSend: (given: Record<string, string>) => void;
  children: ReactNode;
};

/**
 * A few fields with their own button, also inside a document's form: browsers drop a nested form, and
 * its password would be sent in the URL.
 */
export function SmallForm({ label, button, onSend, children }: Props) {
  const group = useRef<HTMLDivElement>(null);
  function send() {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const empty = inputs.find(({ value }) => !value);
    if (empty) return empty.focus();
    onSend(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    send();
  }
  return (
    <div role="group" aria-label={label} ref={group} onKeyDown={onKeyDown}>
      {children}
      <Button size="small" type="button" onClick={send}>
        {button}
      </Button>
    </div>
  );
}
