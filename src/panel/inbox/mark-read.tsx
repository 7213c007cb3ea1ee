'use client';

import { useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { sayMessageRead } from './new-messages-sign';

/** Marks a new message as read when it is opened. If staff change it back to "New", it stays new. */
export function MarkRead() {
  const { id, setData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const { initialValue, setValue } = useField<string>({ path: 'status' });
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || initialValue === undefined) return;
    isDone.current = true;
    if (initialValue !== 'new') return;
    void markRead(String(id)).then((message) => {
      if (!message) return;
      setValue('read', true);
      // Not a change of this form (src/panel/conflicts/save-conflict.tsx).
      dispatchFields({ type: 'UPDATE', path: 'status', initialValue: 'read' });
      sayMessageRead();
      // Otherwise the form's next save would be rejected as based on an older state.
      setData(message);
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: message.updatedAt });
    });
  }, [dispatchFields, id, initialValue, setData, setValue]);

  return null;
}

/** @returns the updated message; null when it could not be changed */
async function markRead(id: string): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(`/cms-api/contact-messages/${id}?depth=0`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: 'read' }),
    });
    return response.ok ? ((await response.json()) as { doc: Record<string, unknown> }).doc : null;
  } catch {
    return null;
  }
}
