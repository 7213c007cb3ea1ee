'use client';

import { useContext, type ComponentProps } from 'react';
import { withPresentTargets } from '@/content/schema/hidden';
import { island } from '@/live/island';
import { HiddenAnchors } from './hidden-anchors';
import { Html } from './html';

/** HTML that an editor wrote; its links lead to what is shown today. */
export function ContentHtml({ html, ...rest }: ComponentProps<typeof Html>) {
  return <Html html={withPresentTargets(html, useContext(HiddenAnchors))} {...rest} />;
}

island(ContentHtml);
