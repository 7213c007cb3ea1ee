'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isFramed } from '@/lib/field-message';
import { ADMIN_TOKEN_KEY, storedToken } from '@/lib/staff-token';

const StaffBar = lazy(() => import('./staff-bar'));

/**
 * The bar of signed-in staff. Nothing of it is loaded where the panel left no token, nor in the page beside a form: there it
 * would sign out the panel around it.
 */
export function StaffBarGate({ isPreview }: { isPreview: boolean }) {
  const token = useSyncExternalStore(listen, tokenOfPage, () => null);
  return token ? (
    <Suspense fallback={null}>
      <StaffBar isPreview={isPreview} />
    </Suspense>
  ) : null;
}

const tokenOfPage = () => (isFramed() ? null : storedToken());

/** Other tabs: the panel signing in or out. This one: the bar signing out, or a token that the site refused. */
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
