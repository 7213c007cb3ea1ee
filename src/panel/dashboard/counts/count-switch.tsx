'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askCms } from '../../shell/api';

/** Turns the counting of page views on or off. */
export function CountSwitch({ isOn }: { isOn: boolean }) {
  const router = useRouter();
  const [fault, setFault] = useState('');
  const turn = () =>
    void askCms('/count-views', { isOn: !isOn }).then(({ fault = '' }) => {
      setFault(fault);
      if (!fault) router.refresh();
    });
  return (
    <div className="panel-settle">
      <Button size="small" buttonStyle="secondary" onClick={turn}>
        {isOn ? 'Stop counting' : 'Count page views'}
      </Button>
      <div role="alert">{fault}</div>
    </div>
  );
}
