'use client';

import { useState } from 'react';
import { island } from '@/live/island';
import { usePoller } from '@/live/poller-context';
import { Button } from './button';

/** Repeats the failed requests; busy until there is a response. */
export function RetryButton({ variant }: { variant?: 'primary' | 'outline' }) {
  const poller = usePoller();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    await poller.retry();
    setIsAsking(false);
  };
  return (
    <Button variant={variant} small busy={isAsking} busyLabel="Loading..." onClick={() => void ask()}>
      Retry
    </Button>
  );
}

island(RetryButton);
