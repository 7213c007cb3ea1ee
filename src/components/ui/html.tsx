'use client';

import { use, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { classNames } from '@/lib/class-names';
import { island } from '@/live/island';
import { loadPurifier, purifierInBrowser, purifyOnServer } from '@/lib/purifier';

/**
 * The one place where HTML from the content store enters a page, and nothing does that did not pass DOMPurify where it is
 * rendered: on the server what the server renders; in the browser what a poll or another page brings, by a DOMPurify that
 * is fetched only then.
 */
export function Html({ html, className }: { html: string; className?: string }) {
  const __html = useClean(html);
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}

island(Html);

function useClean(html: string): string {
  const isHydrating = useSyncExternalStore(never, no, yes);
  // The words that came with the document: React keeps the elements that the server made of them. Once others were shown,
  // React would put even these words in anew, so they are purified like the rest.
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
  // Until it is there, what the server rendered stays; where it rendered nothing, the new page waits for it.
  return purify ? purify(html) : (served ?? use(loadPurifier())(html));
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
