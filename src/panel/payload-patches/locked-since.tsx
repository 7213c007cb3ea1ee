'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { momentInCenter } from '@/content/center-time';
import { prop } from '@/content/json';

/**
 * In Payload's dialog about a locked document: since when, in the center's time zone. Payload
 * formats the time in the browser's and has no setting for it; the panel's styles hide its line.
 */
export function LockedSince() {
  const { currentEditor, lastUpdateTime } = useDocumentInfo();
  const { user } = useAuth();
  const editor: unknown = typeof currentEditor === 'object' ? prop(currentEditor, 'id') : currentEditor;
  const isOfColleague = Boolean(editor) && editor !== user?.id;
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    if (!isOfColleague) return;
    const look = () => setDialog(document.querySelector('.document-locked__content'));
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    const first = requestAnimationFrame(look);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(first);
      setDialog(null);
    };
  }, [isOfColleague]);
  if (!dialog || !lastUpdateTime) return null;
  return createPortal(
    <p className="panel-locked-since">
      Last change: <strong>{momentInCenter(new Date(lastUpdateTime).toISOString())}</strong> (the center’s
      time)
    </p>,
    dialog,
  );
}
