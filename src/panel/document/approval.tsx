'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { asString, prop } from '@/content/json';
import { askCms } from '../shell/api';
import { useJson } from '../shell/use-json';

/** Beside a health text: its approval, and buttons to approve or return it. */
export function Approval() {
  const { collectionSlug, id, isTrashed, lastUpdateTime } = useDocumentInfo();
  const router = useRouter();
  const [round, setRound] = useState(0);
  const [note, setNote] = useState('');
  const [said, setSaid] = useState('');
  const query = `collection=${collectionSlug}&id=${id}&at=${lastUpdateTime}-${round}`;
  const state = useJson(id && !isTrashed ? `/cms-api/review/state?${query}` : '');
  if (!id || !state) return null;

  async function send(action: 'approve' | 'typo' | 'return') {
    const given = { collection: collectionSlug, id: String(id), words: asString(prop(state, 'words')), note };
    const { fault = '', body } = await askCms(`/review/${action}`, given);
    setSaid(fault || sentenceFor(action, body));
    setRound(round + 1);
    if (!fault) router.refresh();
  }

  const approvedBy = asString(prop(prop(state, 'approvedBy'), 'name'));
  const returned = prop(state, 'returned');
  return (
    <section className="panel-note panel-approval" aria-label="Approval of this text">
      <h2>Approval</h2>
      <p>{approvedBy ? `Approved by ${approvedBy}.` : 'Not approved yet.'}</p>
      {prop(state, 'isNeeded') === true && !approvedBy && (
        <p>A second person must approve this text before it is published.</p>
      )}
      {Boolean(returned) && (
        <p>
          <strong>Returned by {asString(prop(returned, 'by'))}:</strong> {asString(prop(returned, 'note'))}
        </p>
      )}
      {!approvedBy && Number(prop(state, 'sources')) > 0 && (
        <p>
          Open each of the {Number(prop(state, 'sources'))} sources and compare it first. Your approval says
          that you did, and visitors read that day beside the sources.
        </p>
      )}
      {!approvedBy && prop(state, 'isOwnText') !== true && (
        <Button size="small" onClick={() => void send('approve')}>
          Approve this text
        </Button>
      )}
      {!approvedBy && prop(state, 'hasFormer') === true && (
        <Button size="small" buttonStyle="secondary" onClick={() => void send('typo')}>
          Only a typo changed: my review stands
        </Button>
      )}
      {!approvedBy && prop(state, 'isOwnText') !== true && !returned && (
        <>
          <label>
            What needs to change{' '}
            <textarea
              rows={3}
              maxLength={1000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <Button size="small" buttonStyle="secondary" onClick={() => void send('return')}>
            Return with this note
          </Button>
        </>
      )}
      <div role="status">{said}</div>
    </section>
  );
}

function sentenceFor(action: string, body: unknown) {
  if (action !== 'return') return 'Approved. Thank you.';
  return prop(body, 'isMailed') === true
    ? 'Returned. The author got an e-mail with a link.'
    : 'Returned. No e-mail was sent; the note is shown here.';
}
