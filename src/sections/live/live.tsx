'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { Versions } from '@/live/poller';
import { usePoller } from '@/live/poller-context';
import { showHead } from '@/live/show-head';

type LiveProps = {
  /** A key of `liveViews`. */
  name: string;
  slug: string;
  /** Entity tags of the responses that `children` was rendered from. */
  versions: Versions;
  children: ReactNode;
};

/**
 * A part of the page as rendered by the server. When a poll brings a change, the browser loads the code of
 * its view and updates it in place: focus, selection and the state of islands are kept (spec §9, within 5 s).
 */
export function Live({ name, slug, versions, children }: LiveProps) {
  const poller = usePoller();
  const [shown, setShown] = useState<ReactNode>();

  useEffect(() => {
    const paths = Object.keys(versions);
    let shownChanges = 0;
    let isBusy = false;
    let isOver = false;

    async function update() {
      if (isBusy) return;
      isBusy = true;
      while (!isOver && poller.changesOf(paths) !== shownChanges) if (!(await show())) break;
      isBusy = false;
    }

    /**
     * @returns false while its code or a part of its content cannot be loaded; the next response tries
     * again
     */
    async function show() {
      const known = await poller.knownOf(paths);
      if (!known) return false;
      const changes = poller.changesOf(paths);
      const render = await loadView(name).catch(() => null);
      if (isOver || !render) return false;
      shownChanges = changes;
      const { tree, head } = render(slug, known);
      if (head) showHead(head);
      startTransition(() => setShown(tree));
      return true;
    }

    const stop = poller.follow(versions, () => void update());
    return () => {
      isOver = true;
      stop();
    };
  }, [poller, name, slug, versions]);

  return shown ?? children;
}

async function loadView(name: string) {
  const { renderer } = await import('./render-live');
  return renderer(name);
}
