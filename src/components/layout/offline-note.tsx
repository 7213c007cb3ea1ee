'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { telUrl } from '@/content/links/address';

/** What it says on a page that is not in English. */
export type OfflineTexts = { lead: string; orUs: string };

/**
 * Shown while the browser is offline: keeps the page on screen, instead of the browser's error page without a
 * number to call. Telephone calls still work.
 */
export function OfflineNote({ phone, texts }: { phone: string; texts?: OfflineTexts }) {
  const isOffline = useSyncExternalStore(listen, () => !navigator.onLine, never);
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('click', stayHere, true);
    return () => window.removeEventListener('click', stayHere, true);
  }, [isOffline]);
  return (
    <div role="status" className="no-print">
      {isOffline && (
        <p className="ground-ink fixed inset-x-0 bottom-0 z-40 px-5 py-3 text-center text-small">
          {texts?.lead ?? 'There is no internet connection. This page stays as it is. You can still call'}{' '}
          <a href="tel:988" className={LINK}>
            988
          </a>
          ,{' '}
          <a href="tel:911" className={LINK}>
            911
          </a>
          {phone && (
            <>
              , {texts?.orUs ?? 'or us:'}{' '}
              <a href={telUrl(phone)} className={LINK}>
                {phone}
              </a>
            </>
          )}
          .
        </p>
      )}
    </div>
  );
}

const LINK = 'rounded-[2px] py-1 font-[650] whitespace-nowrap text-white underline underline-offset-[0.22em]';

const never = () => false;

function listen(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A link to another page of this site would only show the browser's error page. */
function stayHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const { origin, pathname } = window.location;
  if (!link || link.origin !== origin || link.pathname === pathname) return;
  event.preventDefault();
  event.stopPropagation();
}
