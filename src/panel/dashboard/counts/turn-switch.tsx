'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askCms } from '../../shell/api';

type Props = { what: 'links' | 'page-views'; isOn: boolean; on: string; off: string };

/** Turns a part of the site on or off. `on` and `off` are the words of the button. */
export function TurnSwitch({ what, isOn, on, off }: Props) {
  const router = useRouter();
  const [fault, setFault] = useState('');
  const turn = () =>
    void askCms('/switch', { what, isOn: !isOn }).then(({ fault = '' }) => {
      setFault(fault);
      if (!fault) router.refresh();
    });
  return (
    <div className="panel-settle">
      <Button size="small" buttonStyle="secondary" onClick={turn}>
        {isOn ? off : on}
      </Button>
      <div role="alert">{fault}</div>
    </div>
  );
}
