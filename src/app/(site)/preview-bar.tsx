'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useEffect, useSyncExternalStore } from 'react';
import { EditOutline } from '@/components/layout/staff/edit-outline';
import { editUrl } from '@/components/layout/staff/edited-text';
import { withoutMarks } from '@/content/derive/edit-mark';
import { FIELD_MESSAGE, isFramed, type FieldMessage } from '@/lib/field-message';
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
    document.addEventListener('copy', copyWithoutMarks);
    return () => document.removeEventListener('copy', copyWithoutMarks);
  }, []);
  useEffect(() => {
    if (!isFramed()) return;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(CONTROLS)) return;
      // A link would leave the document of this form.
      event.preventDefault();
      event.stopPropagation();
      void leadTo(target);
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
        <EditOutline onEdit={(text) => void leadTo(text)} />
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
async function leadTo(text: Element) {
  const message: FieldMessage = { type: FIELD_MESSAGE, edit: await editUrl(text) };
  window.parent.postMessage(message, window.location.origin);
}

/** What an editor copies out of a preview is plain text, without the marks in it. */
function copyWithoutMarks(event: ClipboardEvent) {
  const text = String(window.getSelection());
  if (withoutMarks(text) === text) return;
  event.clipboardData?.setData('text/plain', withoutMarks(text));
  event.preventDefault();
}
