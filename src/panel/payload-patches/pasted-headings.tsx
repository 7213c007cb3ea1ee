'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { offeredHeading } from '@/content/words/rich-text';
import { tidyPaste } from '@/lib/word-paste';
import { linkOwnPages } from './own-links';

/**
 * Payload turns every heading that is not offered into the smallest one; a pasted H1 becomes the largest
 * here.
 */
export const PastedHeadings = createClientFeature({
  // Components above the text mount, and so handle the paste, before Payload's own.
  plugins: [{ Component: KeepRank, position: 'aboveContainer' }],
});

/** Paste events created here, which pass through. */
const tidied = new WeakSet<object>();

function KeepRank() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || tidied.has(event)) return false;
          const given = event.clipboardData;
          const html = given?.getData('text/html') ?? '';
          // Content copied within the editor needs no change.
          if (!html || given?.types.includes('application/x-lexical-editor')) return false;
          const { html: better, lostPictures, isChanged } = tidyPaste(html, window.location.origin);
          if (!isChanged) return false;
          if (lostPictures > 0) toast.warning(picturesStay(lostPictures), { duration: 20_000 });
          event.preventDefault();
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', better);
          clipboardData.setData('text/plain', given?.getData('text/plain') ?? '');
          const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
          tidied.add(again);
          editor.dispatchCommand(PASTE_COMMAND, again);
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
  useEffect(
    () =>
      editor.registerNodeTransform(HeadingNode, (node) => {
        const tag = offeredHeading(node.getTag());
        if (tag !== node.getTag()) node.setTag(tag);
      }),
    [editor],
  );
  useEffect(() => linkOwnPages(editor), [editor]);
  return null;
}

const picturesStay = (count: number) =>
  `${count === 1 ? 'One picture was' : `${count} pictures were`} not brought along: a browser cannot read pictures of a Word file or of another site. Save them as files and put them in with the button “Picture”.`;
