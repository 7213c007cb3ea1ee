'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askCms } from '../shell/api';

/** Marks an item as done or set aside, in the administrator's name. */
export function SettleOpening({
  item,
  words,
  isSettled,
}: {
  item: string;
  words: string;
  isSettled?: boolean;
}) {
  const router = useRouter();
  const [fault, setFault] = useState('');
  const settle = (how: 'confirm' | 'done' | 'aside' | 'open', label: string) => (
    <Button
      size="small"
      buttonStyle="secondary"
      aria-label={`${label}: ${words}`}
      onClick={() =>
        void askCms('/opening', { item, how }).then(({ fault = '' }) => {
          setFault(fault);
          if (!fault) router.refresh();
        })
      }
    >
      {label}
    </Button>
  );
  return (
    <div className="panel-settle">
      {isSettled ? (
        settle('open', 'Open again')
      ) : (
        <>
          {item === 'services' && settle('confirm', 'We offer all of it: show it')} {settle('done', 'Done')}{' '}
          {settle('aside', 'Set aside')}
        </>
      )}
      <div role="alert">{fault}</div>
    </div>
  );
}
