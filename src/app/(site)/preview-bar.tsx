'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { usePoller } from '@/live/poller-context';
import { useSyncExternalStore } from 'react';

/** Over every page of a preview: that it is one, and the way out. Beside a form, the page follows what is saved there. */
export default function PreviewBar() {
  const poller = usePoller();
  const origin = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
  return (
    <aside
      aria-label="Preview"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-staff-draft px-4 py-2 text-small text-white"
    >
      {origin && <RefreshRouteOnSave refresh={() => void poller.askAll()} serverURL={origin} />}
      <span>This is a preview with drafts. Visitors do not see it.</span>
      {/* A plain link: it takes the cookie away, and Next would fetch it ahead. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/preview" className="underline">
        Leave the preview
      </a>
    </aside>
  );
}
