'use client';

import { useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Removes the note that this person edits the document (collections/hooks/keep-lock.ts) when the form is
 * left. Payload does so only in forms without autosave.
 */
export function ReleaseLock() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { user } = useAuth();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  useEffect(() => {
    if (isModified) wasModified.current = true;
  }, [isModified]);
  const mine = new URLSearchParams({
    'where[user.value][equals]': String(user?.id),
    ...(globalSlug
      ? { 'where[globalSlug][equals]': globalSlug }
      : {
          'where[document.relationTo][equals]': collectionSlug ?? '',
          'where[document.value][equals]': String(id),
        }),
  }).toString();
  useEffect(() => {
    const release = () => {
      if (!wasModified.current) return;
      wasModified.current = false;
      // Also sent when the window closes.
      const how = { method: 'DELETE', credentials: 'include', keepalive: true } as const;
      void fetch(`/cms-api/payload-locked-documents?${mine}`, how).catch(() => undefined);
    };
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [mine]);
  return null;
}
