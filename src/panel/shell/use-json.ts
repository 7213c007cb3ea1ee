'use client';

import { useEffect, useState } from 'react';

/** What an address of this site answers, unchecked; undefined until then, where it fails, and for no address. */
export function useJson(path: string): unknown {
  const [body, setBody] = useState<{ path: string; json: unknown }>();
  useEffect(() => {
    if (!path) return;
    const left = new AbortController();
    fetch(path, { credentials: 'include', signal: left.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((json: unknown) => setBody({ path, json }))
      // Whoever shows it does without.
      .catch(() => undefined);
    return () => left.abort();
  }, [path]);
  return body?.path === path ? body.json : undefined;
}
