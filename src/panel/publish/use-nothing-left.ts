'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { asString } from '@/content/json';
import { isSameContent } from './same-content';

/**
 * A draft that says what is public already, because a change was taken back by hand, is nothing to publish. Payload counts
 * the versions since the last publishing and asks no further. Looks once after each save, while there is a draft.
 */
export function useNothingLeft() {
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, hasPublishedDoc, savedDocumentData, unpublishedVersionCount } =
    info;
  const { setUnpublishedVersionCount, setMostRecentVersionIsAutosaved } = info;
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
  const savedAt = asString(savedDocumentData?.updatedAt);
  const hasDraft = hasPublishedDoc && unpublishedVersionCount > 0;
  useEffect(() => {
    if (!hasDraft || !savedAt) return;
    const asked = new AbortController();
    const read = async (query: string) => {
      const how = { credentials: 'include', signal: asked.signal } as const;
      const response = await fetch(`/cms-api${path}?depth=0${query}`, how);
      return response.ok ? ((await response.json()) as unknown) : undefined;
    };
    void Promise.all([read(''), read('&draft=true')])
      .then(([published, draft]) => {
        if (asked.signal.aborted || !published || !draft || !isSameContent(published, draft)) return;
        setUnpublishedVersionCount(0);
        // The next save that differs is counted again.
        setMostRecentVersionIsAutosaved(false);
      })
      .catch(() => undefined);
    return () => asked.abort();
  }, [hasDraft, path, savedAt, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount]);
}
