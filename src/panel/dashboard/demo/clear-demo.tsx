'use client';

import { Button } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { useAsk } from '../../shell/use-ask';

const CONFIRMATION = 'clear the demo';

/** For administrators: clears the demo after a typed confirmation. */
export function ClearDemo() {
  const { ask, fault, isBusy } = useAsk();
  const [isOpen, setIsOpen] = useState(false);

  function clear(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const confirmation = String(new FormData(event.currentTarget).get('confirmation'));
    void ask('/demo/clear', { confirmation: confirmation.trim().toLowerCase() });
  }

  if (!isOpen) {
    return (
      <Button size="medium" buttonStyle="secondary" onClick={() => setIsOpen(true)}>
        Clear the demo …
      </Button>
    );
  }
  return (
    <form className="panel-clear" onSubmit={clear}>
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
