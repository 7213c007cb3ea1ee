'use client';

import { Button } from '@payloadcms/ui';
import { useAsk } from '../../shell/use-ask';

type Props = { what: 'links' | 'page-views'; isOn: boolean; on: string; off: string };

/** Turns a part of the site on or off. `on` and `off` are the words of the button. */
export function TurnSwitch({ what, isOn, on, off }: Props) {
  const { ask, fault } = useAsk();
  return (
    <div className="panel-settle">
      <Button size="small" buttonStyle="secondary" onClick={() => void ask('/switch', { what, isOn: !isOn })}>
        {isOn ? off : on}
      </Button>
      <div role="alert">{fault}</div>
    </div>
  );
}
