'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { MINUTE_MS } from '@/content/durations';
import { ADMIN_TOKEN_KEY } from '@/lib/staff-token';
import { askStaff } from '../shell/api';

/** Well before a token expires, after thirty minutes. */
const RENEW_MS = 10 * MINUTE_MS;

/** Keeps the public site signed in while the panel is (spec §6). */
export function SiteToken({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) {
      // `null` is signed out; undefined is not known yet.
      if (user === null) forget();
      return;
    }
    let isOver = false;
    const renew = async () => {
      const { body, status } = await askStaff<{ token: string }>('site-token');
      if (isOver) return;
      if (body) localStorage.setItem(ADMIN_TOKEN_KEY, body.token);
      // An aborted request, for example by navigation, says nothing about the session.
      else if (status === 401 || status === 403) forget();
    };
    const renewWhenSeen = () => {
      if (document.visibilityState === 'visible') void renew();
    };
    void renew();
    const timer = setInterval(() => void renew(), RENEW_MS);
    document.addEventListener('visibilitychange', renewWhenSeen);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renewWhenSeen);
    };
  }, [id, user]);

  return children;
}

const forget = () => localStorage.removeItem(ADMIN_TOKEN_KEY);
