'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { askCms } from '../shell/api';

type PutBackProps = { picture: string; former: string; name: string };

/** Restores a former file of a picture. */
export function PutBack({ picture, former, name }: PutBackProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function putBack() {
    setIsBusy(true);
    const { fault } = await askCms('/media/put-back', { picture, former });
    setIsBusy(false);
    if (fault !== undefined) toast.error(fault);
    // The form still has the metadata of the other file.
    else window.location.reload();
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void putBack()}
      aria-label={`Put ${name} back`}
    >
      Put back
    </Button>
  );
}
