'use client';

import { usePathname } from 'next/navigation';
import { SmartLink, type SmartLinkProps } from '@/components/ui/links/smart-link';
import { island } from '@/live/island';

/** A navigation link with `aria-current` for this page or its section of the site. */
export function NavLink(props: SmartLinkProps) {
  return <SmartLink {...props} aria-current={current(usePathname(), props.href)} />;
}

function current(path: string, url: string): 'page' | 'true' | undefined {
  if (path === url) return 'page';
  return url !== '/' && path.startsWith(`${url}/`) ? 'true' : undefined;
}

island(NavLink);
