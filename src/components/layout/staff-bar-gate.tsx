'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ADMIN_TOKEN_KEY, storedToken } from '@/lib/staff-token';

const StaffBar = lazy(() => import('./staff-bar'));

/** The bar of signed-in staff. Nothing of it is loaded where the panel left no token. */
export function StaffBarGate() {
  const token = useSyncExternalStore(listen, storedToken, () => null);
  return token ? (
    <Suspense fallback={null}>
      <StaffBar />
    </Suspense>
  ) : null;
}

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
