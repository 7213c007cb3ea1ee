'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askCms } from '../shell/api';

/** Beside a document: a preview link for a colleague, and a button that revokes all of them. */
export function PreviewLinks() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const router = useRouter();
  const [words, setWords] = useState('');
  const [link, setLink] = useState('');
  if (!id && !globalSlug) return null;
  const document = { collection: collectionSlug ?? globalSlug, id: id ?? '' };

  async function show() {
    const { body, fault } = await askCms<{ url: string }>('/preview/link', document);
    setLink(body?.url ?? '');
    if (fault !== undefined) return setWords(fault);
    const isCopied = await navigator.clipboard.writeText(body.url).then(
      () => true,
      () => false,
    );
    setWords(isCopied ? 'Copied. Whoever has the link can see this draft for one day.' : 'Good for a day:');
  }
  async function end() {
    const { fault } = await askCms('/preview/end', document);
    setLink('');
    setWords(fault ?? 'All links to this draft have ended.');
    // The live preview uses one of them.
    if (fault === undefined) router.refresh();
  }

  return (
    <section className="panel-note panel-links" aria-label="Links to this draft">
      <h2>Show this draft to a colleague</h2>
      <div>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void show()}>
          Copy a link
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void end()}>
          End all links
        </Button>
      </div>
      <p role="status">{words}</p>
      {link && (
        <input
          readOnly
          aria-label="Link to this draft"
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}
