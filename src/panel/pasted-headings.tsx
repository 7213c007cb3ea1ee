'use client';

import { useEffect } from 'react';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { offeredHeading } from '@/content/rich-text';

/** Payload turns every heading that is not offered into the smallest one; a pasted H1 is the largest here. */
export const PastedHeadings = createClientFeature({
  // What stands above the text is mounted, and so asked, before Payload's own.
  plugins: [{ Component: KeepRank, position: 'aboveContainer' }],
});

function KeepRank() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerNodeTransform(HeadingNode, (node) => {
        const tag = offeredHeading(node.getTag());
        if (tag !== node.getTag()) node.setTag(tag);
      }),
    [editor],
  );
  return null;
}
