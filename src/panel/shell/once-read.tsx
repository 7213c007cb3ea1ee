'use client';

import { usePreferences } from '@payloadcms/ui';
import { useState, type ReactNode } from 'react';

type Props = { preference: string; isRead: boolean; children: ReactNode };

/** A note that stays folded once its reader has folded it, on every device of the account. */
export function OnceRead({ preference, isRead, children }: Props) {
  const { setPreference } = usePreferences();
  const [isOpen, setIsOpen] = useState(!isRead);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        setIsOpen(open);
        void setPreference(preference, { isRead: !open });
      }}
    >
      <summary>{isOpen ? 'I have read this: fold it' : 'More about this'}</summary>
      {children}
    </details>
  );
}
