'use client';

import { useContext, type ComponentProps } from 'react';
import { visibleTarget } from '@/content/schema/hidden';
import { island } from '@/live/island';
import { HiddenAnchors } from './hidden-anchors';

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A plain link: every page is a document of its own, which works before its scripts and comes from the page
 * cache. A link to a hidden section leads to the top of its page.
 */
export function SmartLink({ href: written, ...rest }: SmartLinkProps) {
  const href = visibleTarget(written, useContext(HiddenAnchors));
  const isOtherSite = /^(https?:)?\/\//i.test(href);
  return <a href={href} rel={isOtherSite ? 'noopener noreferrer' : undefined} {...rest} />;
}

island(SmartLink);
