'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useEffect, useSyncExternalStore } from 'react';
import { sessionCall } from '@/content/endpoints/calls';
import { EditOutline } from '@/components/layout/staff/edit-outline';
import { blockAt, wordsOf } from '@/components/layout/staff/selected-text';
import { FIELD_MESSAGE, isFramed, type FieldMessage } from '@/lib/field-message';
import { read } from '@/lib/request';
import { usePoller } from '@/live/poller-context';

/** Controls that work in the preview beside a form; a click on anything else opens its field. */
const CONTROLS = 'button, summary, input, select, textarea, label';

/**
 * The bar of a preview, with a link to leave it. Beside a form there is no bar: the page follows what is
 * saved in the form, and a click on text opens its field.
 */
export default function PreviewBar() {
  const poller = usePoller();
  const origin = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
  useEffect(() => {
    if (!isFramed()) return;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(CONTROLS)) return;
      // A link would leave the document of this form.
      event.preventDefault();
      event.stopPropagation();
      const words = wordsOf(blockAt(target)?.textContent);
      if (words) void leadTo(words);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  if (!origin) return null;
  const refresh = <RefreshRouteOnSave refresh={() => void poller.askAll()} serverURL={origin} />;
  if (isFramed())
    return (
      <>
        {refresh}
        <EditOutline onEdit={(words) => void leadTo(words)} />
      </>
    );
  return (
    <aside
      aria-label="Preview"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-staff-draft px-4 py-2 text-small text-white"
    >
      {refresh}
      <span>This is a preview with drafts. Visitors do not see it.</span>
      {/* A plain link: it takes the cookie away, and Next would fetch it ahead. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/preview" className="underline">
        Leave the preview
      </a>
    </aside>
  );
}

/** Tells the form which field contains the clicked text. */
async function leadTo(words: string) {
  const asked = read(sessionCall(window.location.pathname, words), { on401: 'returnNull' });
  const found = (await asked.catch(() => null)) as { data: { edit?: string | null } } | null;
  const message: FieldMessage = { type: FIELD_MESSAGE, edit: found?.data.edit ?? null };
  window.parent.postMessage(message, window.location.origin);
}
