'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { askCms } from '@/panel/shell/api';

const CONFIRMATION = 'clear the demo';

/** For administrators: clears the demo after a typed confirmation. */
export function ClearDemo() {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function clear(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const { confirmation } = Object.fromEntries(new FormData(event.currentTarget));
    const { fault = '' } = await askCms('/demo/clear', {
      confirmation: String(confirmation).trim().toLowerCase(),
    });
    setFault(fault);
    setIsBusy(false);
    if (!fault) router.refresh();
  }

  if (!isOpen) {
    return (
      <Button size="medium" buttonStyle="secondary" onClick={() => setIsOpen(true)}>
        Clear the demo …
      </Button>
    );
  }
  return (
    <form className="panel-clear" onSubmit={(event) => void clear(event)}>
      <p>
        This deletes the invented people, articles and pictures, and the name and contacts of the fictional
        center. Pages stay, in words that claim nothing; conditions and therapies become drafts for you to
        approve. What you have changed and published stays. Make a backup first if you are not sure.
      </p>
      <label>
        Type “{CONFIRMATION}” <input name="confirmation" required autoComplete="off" autoFocus />
      </label>
      <Button size="medium" type="submit" disabled={isBusy}>
        Clear the demo
      </Button>
      <div role="alert">{fault}</div>
    </form>
  );
}
