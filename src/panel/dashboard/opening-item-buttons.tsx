'use client';

import { Button } from '@payloadcms/ui';
import { useAsk } from '../shell/use-ask';

type OpeningItemButtonsProps = { item: string; words: string; isSettled?: boolean };

/** Marks an item as done or set aside, in the administrator's name. */
export function OpeningItemButtons({ item, words, isSettled }: OpeningItemButtonsProps) {
  const { ask, fault } = useAsk();
  const settle = (how: 'confirm' | 'done' | 'aside' | 'open', label: string) => (
    <Button
      size="small"
      buttonStyle="secondary"
      aria-label={`${label}: ${words}`}
      onClick={() => void ask('/opening', { item, how })}
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
