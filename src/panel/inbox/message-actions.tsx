'use client';

import { Button, useAuth, useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { asString } from '@/content/json';
import { isWaiting } from '@/content/words/waiting';
import { askCms } from '../shell/api';
import { sayMessageRead } from './new-messages-sign';

type Holder = { id: string; name: string } | null;
type Doc = Record<string, unknown>;
type Props = { id: string; status: string; holder: Holder; onDone: (doc: Doc) => void };

function MessageActions({ id, status, holder, onDone }: Props) {
  const { user } = useAuth();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function ask(query = '') {
    setBusy(true);
    setFault('');
    const answer = await askCms<{ doc: Doc }>(`/contact-messages/${id}/take${query}`);
    setBusy(false);
    if (answer.fault !== undefined) return setFault(answer.fault);
    sayMessageRead();
    onDone(answer.body.doc);
  }

  const action = (words: string, query?: string) => (
    <Button
      size="small"
      buttonStyle="secondary"
      margin={false}
      disabled={isBusy}
      onClick={() => void ask(query)}
    >
      {words}
    </Button>
  );
  return (
    <div className="inbox-actions">
      {holder && <p>{holder.id === String(user?.id) ? 'You have taken it' : `Taken by ${holder.name}`}</p>}
      {isWaiting(status) && (
        <div>
          {!holder && action('I take it')}
          {action('Answered', '?answered=true')}
          {action('Spam', '?spam=true')}
        </div>
      )}
      <p role="status">{fault}</p>
    </div>
  );
}

/** In the list; refreshes it after an action. */
export function ListActions(props: Omit<Props, 'onDone'>) {
  const router = useRouter();
  return <MessageActions {...props} onDone={() => router.refresh()} />;
}

/** Below the message body; updates the form and keeps unsaved input. */
export function MessageBodyActions({ holder: first }: { holder: Holder }) {
  const { user } = useAuth();
  const { id, setData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const status = useField<string>({ path: 'status' });
  const assignee = useField<string | null>({ path: 'assignee' });
  const current = assignee.value ? String(assignee.value) : '';
  const names = new Map([
    [first?.id ?? '', first?.name ?? ''],
    [String(user?.id), asString(user?.name)],
  ]);
  const holder = current ? { id: current, name: names.get(current) || 'a colleague' } : null;

  function show(doc: Doc) {
    status.setValue(doc.status, true);
    assignee.setValue(doc.assignee ?? null, true);
    setData(doc);
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: doc.updatedAt });
  }
  return <MessageActions id={String(id)} status={status.value ?? ''} holder={holder} onDone={show} />;
}
