'use client';

import { use, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { classNames } from '@/lib/class-names';
import { island } from '@/live/island';
import { loadPurifier, purifierInBrowser, purifyOnServer } from '@/lib/purifier';

/**
 * The only place where HTML from the content store enters a page. It passes DOMPurify where it is rendered:
 * on the server for the first rendering; in the browser, for what a poll or another page brings, by a
 * DOMPurify that is loaded only then.
 */
export function Html({ html, className }: { html: string; className?: string }) {
  const __html = useClean(html);
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}

island(Html);

function useClean(html: string): string {
  const isHydrating = useSyncExternalStore(never, no, yes);
  // React keeps the elements of the server's HTML. After a change, React would insert even the first HTML
  // anew, so it is sanitized like the rest.
  const [served, setServed] = useState(isHydrating ? html : undefined);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const isServed = html === served;
  const purify = purifierInBrowser();

  useEffect(() => {
    if (!isServed && !purify) void loadPurifier().then(again);
  }, [isServed, purify]);

  if (typeof window === 'undefined') return purifyOnServer(html);
  if (isServed) return html;
  if (purify && served !== undefined) setServed(undefined);
  // Until DOMPurify is loaded the server's HTML stays; without one the new page waits.
  return purify ? purify(html) : (served ?? use(loadPurifier())(html));
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
