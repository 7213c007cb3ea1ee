'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { askCms } from '../shell/api';

type Props = { collection: string; field: string; label: string; maxLength?: number };

/** Asks for the title of a new document, creates the draft and opens its form. */
export function NewDocumentForm({ collection, field, label, maxLength }: Props) {
  const router = useRouter();
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get(field) ?? '').trim();
    if (!title) return setFault('Please fill this in.');
    setIsBusy(true);
    const { body, fault } = await askCms<{ doc: { id: string } }>(`/${collection}?draft=true&depth=0`, {
      [field]: title,
      _status: 'draft',
    });
    if (fault === undefined) return router.push(`/admin/collections/${collection}/${body.doc.id}`);
    setFault(fault);
    setIsBusy(false);
  }

  const id = `field-${field}`;
  return (
    <form className="panel-new__form" onSubmit={(event) => void begin(event)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={field}
        required
        maxLength={maxLength}
        autoComplete="off"
        autoFocus
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`}>Nothing is stored before it has a name. It can be changed later.</p>
      <Button type="submit" size="medium" disabled={isBusy}>
        Begin
      </Button>
      <div role="alert">{fault}</div>
    </form>
  );
}
