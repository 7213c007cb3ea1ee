'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** The list could not be read. The page asks again by itself; Retry is for whoever does not want to wait. */
export function BlogError({ retry }: { retry: () => Promise<unknown> }) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    await retry();
    setIsAsking(false);
  };
  return (
    <Notice
      kind="error"
      title="Unable to load articles at this time."
      text="Please try again in a moment. Everything else on this site is there for you meanwhile."
      className="max-w-[46rem]"
      action={
        <Button variant="outline" small busy={isAsking} busyLabel="Loading..." onClick={() => void ask()}>
          Retry
        </Button>
      }
    />
  );
}
