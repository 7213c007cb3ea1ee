'use client';

import { useState } from 'react';
import { askStaff } from '../shell/api';

export function RequireSwitch({ isOn }: { isOn: boolean }) {
  const [isRequired, setIsRequired] = useState(isOn);
  const [words, setWords] = useState('');
  async function change(wanted: boolean) {
    const { fault } = await askStaff('second-factor/require', { isRequired: wanted });
    if (fault !== undefined) return setWords(fault);
    setIsRequired(wanted);
    setWords(wanted ? 'Whoever has no second factor sets one up now.' : 'Everybody decides for themselves.');
  }
  return (
    <div className="require-switch">
      <label>
        <input type="checkbox" checked={isRequired} onChange={({ target }) => void change(target.checked)} />{' '}
        Require a second factor of everybody (a code from an app)
      </label>
      <p role="status">{words}</p>
    </div>
  );
}
