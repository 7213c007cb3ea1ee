import type { ReactNode } from 'react';
import type { Answers } from '@/content/endpoints/answered';
import type { Endpoint } from '@/content/endpoints/reads';

export type LiveViewProps = {
  answers: Answers;
  /** The variable part of the address; empty for a fixed page. */
  slug: string;
};

/**
 * A part of a page that is rendered on the server and shows within 5 s what the calls of spec §7 answer anew. `View` and
 * the components below it are pure functions of their props: no hooks, no context. What reacts is an island.
 */
export type LiveView = {
  /** Its key in `liveViews`, by which the browser finds its code when something has changed. */
  name: string;
  /** What it asks for beside the site layout. */
  reads: (slug: string) => Endpoint[];
  /** The read that the document's title is taken from. */
  titledBy?: (slug: string) => Endpoint;
  View: (props: LiveViewProps) => ReactNode;
};
