'use client';

import { useAuth, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { asString, prop } from '@/content/json';

const TAKEN_OVER = 'document-take-over';
const OUT_OF_DATE = 'document-stale-data';

/**
 * Replaces two dialogs of Payload: a colleague has taken the document over, or has saved it meanwhile. They
 * cover the form, and each of their buttons (leave, read only, reload) drops what is not saved yet. The form
 * stays open instead: a save on an older state is rejected anyway (collections/hooks/newer-state.ts).
 */
export function TakenOver() {
  const { closeModal, isModalOpen } = useModal();
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const [was, setWas] = useState({ takenOver: false, outOfDate: false });
  const [isTakenOver, isOutOfDate] = [isModalOpen(TAKEN_OVER), isModalOpen(OUT_OF_DATE)];
  if ((isTakenOver && !was.takenOver) || (isOutOfDate && !was.outOfDate))
    setWas({ takenOver: was.takenOver || isTakenOver, outOfDate: was.outOfDate || isOutOfDate });
  useEffect(() => {
    if (isTakenOver) closeModal(TAKEN_OVER);
    if (isOutOfDate) closeModal(OUT_OF_DATE);
  }, [closeModal, isOutOfDate, isTakenOver]);
  const editor: unknown = typeof currentEditor === 'object' ? prop(currentEditor, 'id') : currentEditor;
  const isColleagues = was.takenOver && Boolean(editor) && editor !== user?.id;
  if (!isColleagues && !was.outOfDate) return null;
  const name = asString(prop(currentEditor, 'email')) || 'A colleague';
  return (
    <p className="panel-facts panel-taken-over" role="status">
      <strong>{isColleagues ? `${name} has taken this over.` : 'Somebody has saved this meanwhile.'}</strong>{' '}
      You can finish: nothing is overwritten unasked.
    </p>
  );
}
