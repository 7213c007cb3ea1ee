'use client';

import { useNav, useWindowInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** From this width on a form has room beside the menu. */
const WIDE_ENOUGH = '(min-width: 1360px)';

/** Opens the menu on a laptop's screen, where Payload closes it, unless the user has closed it. */
export function OpenMenu() {
  const { navOpen, setNavOpen } = useNav();
  const { breakpoints } = useWindowInfo();
  const wasOpen = useRef(navOpen);
  const isLaptop = breakpoints?.l === true;
  useEffect(() => {
    if (!isLaptop || !wasOpen.current || !window.matchMedia(WIDE_ENOUGH).matches) return;
    // After Payload's own effect of the same change, which closes it.
    const timer = setTimeout(() => setNavOpen(true));
    return () => clearTimeout(timer);
  }, [isLaptop, setNavOpen]);
  return null;
}
