'use client';

import { useContext, type ComponentProps } from 'react';
import { withVisibleTargets } from '@/content/schema/hidden';
import { island } from '@/live/island';
import { HiddenAnchors } from '../links/hidden-anchors';
import { Html } from './html';

/** HTML from an editor, with its links to hidden sections redirected. */
export function ContentHtml({ html, ...rest }: ComponentProps<typeof Html>) {
  return <Html html={withVisibleTargets(html, useContext(HiddenAnchors))} {...rest} />;
}

island(ContentHtml);
