'use client';

import { Activity, lazy, useCallback, useEffect, useRef, type ComponentType } from 'react';
import { POLL_INTERVAL_MS } from '@/content/constants';
import { fallAsleep, until, wakeUp, type Occasion } from '@/lib/awake';

/**
 * A part of the page that the server renders whole, and whose code comes to the browser only on its occasion. Until then
 * it stays as it was sent, links and all: React leaves the inside of an `Activity` alone while it waits for its code.
 */
export function late<Props extends object>(occasion: Occasion, load: () => Promise<ComponentType<Props>>) {
  const loadAll = () => Promise.all([load(), import('./present-anchors')]);
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await until(occasion);
    const [View, { PresentAnchors }] = await (typeof window === 'undefined'
      ? loadAll()
      : persistently(loadAll));
    const part = (props: Props) => (
      <PresentAnchors>
        <View {...props} />
      </PresentAnchors>
    );
    return { default: part };
  });
  return function Late(props: Props) {
    const part = useRef({ isAwake: false });
    useEffect(() => {
      const { current } = part;
      if (!current.isAwake) fallAsleep(current);
      return () => wakeUp(current);
    }, []);
    const onAwake = useCallback(() => {
      part.current.isAwake = true;
      wakeUp(part.current);
    }, []);
    return (
      <Activity>
        <Part {...props} />
        <Awake onAwake={onAwake} />
      </Activity>
    );
  };
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

/** Without a network the words stand as they are; the code is asked for again. */
async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }
}
