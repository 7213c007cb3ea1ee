import { $isLinkNode, LinkNode } from '@payloadcms/richtext-lexical/client';
import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical';

type Doc = { relationTo: string; value: string };

/** A URL of this site, as an editor may paste or type it. */
const isOwn = (url: string) =>
  URL.canParse(url, window.location.origin) &&
  new URL(url, window.location.origin).origin === window.location.origin;

/**
 * Turns a pasted or typed link to a page of this site into a link to its document at once, so that the editor
 * shows the document instead of a URL. The server does the same on save (collections/hooks/own-links.ts);
 * existing links stay as they are, so that opening a form changes nothing.
 * @returns a function that stops it
 */
export function linkOwnPages(editor: LexicalEditor): () => void {
  const known = new Map<string, Promise<Doc | null>>();
  const documentAt = (url: string) => {
    const asked = known.get(url) ?? ask(url);
    known.set(url, asked);
    return asked;
  };
  const urlOf = (key: string) => {
    const node = $getNodeByKey(key);
    const fields = $isLinkNode(node) && node.getType() === 'link' ? node.getFields() : undefined;
    return fields?.linkType === 'custom' && fields.url && isOwn(fields.url) ? fields.url : undefined;
  };
  return editor.registerMutationListener(
    LinkNode,
    (changed) => {
      for (const [key, change] of changed) {
        const url = change === 'destroyed' ? undefined : editor.getEditorState().read(() => urlOf(key));
        if (url === undefined) continue;
        void documentAt(url).then((doc) => {
          if (!doc) return;
          editor.update(() => {
            const node = $getNodeByKey(key);
            if (!$isLinkNode(node) || urlOf(key) !== url) return;
            const { url: _, ...fields } = node.getFields();
            node.setFields({ ...fields, linkType: 'internal', doc });
          });
        });
      }
    },
    { skipInitialization: true },
  );
}

async function ask(url: string): Promise<Doc | null> {
  try {
    const response = await fetch(`/cms-api/document-of-address?address=${encodeURIComponent(url)}`, {
      credentials: 'include',
    });
    return response.ok ? ((await response.json()) as { doc: Doc | null }).doc : null;
  } catch {
    return null;
  }
}
