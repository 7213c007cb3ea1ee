'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPoller, type Poller } from './poller';

const PollerContext = createContext<Poller | null>(null);

/** One poller per page visit. */
export function PollerProvider({ children }: { children: ReactNode }) {
  const [poller] = useState(createPoller);
  return <PollerContext value={poller}>{children}</PollerContext>;
}

export function usePoller(): Poller {
  const poller = useContext(PollerContext);
  if (!poller) throw new Error('A page that polls needs a PollerProvider above it.');
  return poller;
}
