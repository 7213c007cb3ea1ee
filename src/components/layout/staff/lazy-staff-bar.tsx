'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isFramed } from '@/lib/field-message';
import { ADMIN_TOKEN_KEY, storedToken } from '@/lib/staff-token';

const StaffBar = lazy(() => import('./staff-bar'));

/**
 * Loads the staff bar only where the panel left a token, and not in the preview beside a form, where it
 * would sign out the panel around it.
 */
export function LazyStaffBar({ isPreview }: { isPreview: boolean }) {
  const token = useSyncExternalStore(listen, tokenOfPage, () => null);
  return token ? (
    <Suspense fallback={null}>
      <StaffBar isPreview={isPreview} />
    </Suspense>
  ) : null;
}

const tokenOfPage = () => (isFramed() ? null : storedToken());

/** Other tabs: the panel signed in or out. This tab: the bar signed out, or the server rejected the token. */
function listen(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === ADMIN_TOKEN_KEY) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('staff-token', onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('staff-token', onChange);
  };
}
