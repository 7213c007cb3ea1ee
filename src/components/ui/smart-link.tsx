'use client';

import Link from 'next/link';
import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { presentTarget } from '@/content/hidden';
import { HiddenAnchors } from './hidden-anchors';
import { leadsToLanding } from './landing';

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
};

/** A path of this site goes through the router; telephone, mail, anchors and other sites are plain links. */
export function SmartLink({ href: written, replace, onClick, ...rest }: SmartLinkProps) {
  const href = presentTarget(written, useContext(HiddenAnchors));
  const isOwnPath = href.startsWith('/') && !href.startsWith('//');
  if (isOwnPath) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!isPlain || event.defaultPrevented || !leadsToLanding(href)) return;
      event.preventDefault();
      if (replace) window.location.replace(href);
      else window.location.assign(href);
    };
    return <Link href={href} replace={replace} onClick={follow} {...rest} />;
  }
  const isOtherSite = /^(https?:)?\/\//i.test(href);
  return <a href={href} rel={isOtherSite ? 'noopener noreferrer' : undefined} onClick={onClick} {...rest} />;
}
