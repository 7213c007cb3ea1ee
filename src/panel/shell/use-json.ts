'use client';

import { useEffect, useState } from 'react';

/** Fetches JSON of this site, unchecked; undefined while loading, on failure, and without a URL. */
export function useJson(path: string): unknown {
  const [body, setBody] = useState<{ path: string; json: unknown }>();
  useEffect(() => {
    if (!path) return;
    const left = new AbortController();
    fetch(path, { credentials: 'include', signal: left.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((json: unknown) => setBody({ path, json }))
      // The caller renders without it.
      .catch(() => undefined);
    return () => left.abort();
  }, [path]);
  return body?.path === path ? body.json : undefined;
}
