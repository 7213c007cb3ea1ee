'use client';

import { useState } from 'react';
import { Button } from './button';

type RetryButtonProps = { retry: () => Promise<unknown>; variant?: 'primary' | 'outline' };

/** Asks again for what could not be read; busy until there is an answer. */
export function RetryButton({ retry, variant }: RetryButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    await retry();
    setIsAsking(false);
  };
  return (
    <Button variant={variant} small busy={isAsking} busyLabel="Loading..." onClick={() => void ask()}>
      Retry
    </Button>
  );
}
