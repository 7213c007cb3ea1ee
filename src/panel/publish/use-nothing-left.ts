'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { asString } from '@/content/json';
import { restPath } from '../shell/rest-path';
import { isSameContent } from './same-content';

/**
 * Detects a draft that equals the public version, because a change was undone by hand. Payload only counts
 * versions since the last publish. Checks once after each save, while there is a draft.
 */
export function useNothingLeft() {
  const info = useDocumentInfo();
  const { hasPublishedDoc, savedDocumentData, unpublishedVersionCount } = info;
  const { setUnpublishedVersionCount, setMostRecentVersionIsAutosaved } = info;
  const path = restPath(info);
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
        // Checked again after the next save.
        setMostRecentVersionIsAutosaved(false);
      })
      .catch(() => undefined);
    return () => asked.abort();
  }, [hasDraft, path, savedAt, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount]);
}
