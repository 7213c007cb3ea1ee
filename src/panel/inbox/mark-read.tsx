'use client';

import { useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { sayMessageRead } from './new-messages-sign';

/** Whoever opens a new message has it before their eyes: it counts as read. Set back to "New", it stays new. */
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
      sayMessageRead();
      // Otherwise the form and the server believe that a colleague has changed it meanwhile.
      setData(message);
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: message.updatedAt });
    });
  }, [dispatchFields, id, initialValue, setData, setValue]);

  return null;
}

/** @returns the message as it now is; null when it could not be changed, which is no fault to speak of. */
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
