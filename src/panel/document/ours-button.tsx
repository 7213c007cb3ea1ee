'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useAsk } from '../shell/use-ask';

const DRAFT = 'makes it a draft for you to approve.';
const DRAFT_IF_CHANGED =
  'takes it away; if somebody has changed it, it becomes a draft for you to approve instead.';

/** What collections/demo/clear.ts does to a document, where it stays. */
const CLEARED: Record<string, string> = {
  pages: 'puts words that claim nothing in place of the demo’s, and keeps yours.',
  conditions: DRAFT,
  therapies: DRAFT,
  blog: DRAFT_IF_CHANGED,
  'extra-pages': DRAFT_IF_CHANGED,
};

/** For accounts that may save the document: removes the demo's mark after a second click. */
export function OursButton() {
  const { collectionSlug, id, hasSavePermission } = useDocumentInfo();
  const { ask, fault, isBusy } = useAsk();
  const [isAsking, setIsAsking] = useState(false);
  const [isOurs, setIsOurs] = useState(false);

  const makeOurs = async () =>
    setIsOurs(await ask('/demo/ours', { collection: collectionSlug, id: String(id) }));

  if (!hasSavePermission) return null;
  return (
    <section className="panel-note" aria-label="From the demo">
      <h2>From the demo</h2>
      <div role="status">{isOurs && 'This is yours now. “Clear the demo” leaves it as it is.'}</div>
      {!isOurs && (
        <p>
          This belongs to the demo of a fictional center, and “Clear the demo”{' '}
          {CLEARED[collectionSlug ?? ''] ?? 'takes it away.'}
          {isAsking && ' Is every sentence in it true of your center?'}
        </p>
      )}
      {!isOurs && !isAsking && (
        <Button size="small" buttonStyle="secondary" onClick={() => setIsAsking(true)}>
          This is ours now …
        </Button>
      )}
      {!isOurs && isAsking && (
        <Button size="small" disabled={isBusy} onClick={() => void makeOurs()}>
          Yes, this is ours now
        </Button>
      )}
      <div role="alert">{fault}</div>
    </section>
  );
}
