import type { ReactNode } from 'react';
import type { Answers } from '@/content/endpoints/answered';
import type { Endpoint } from '@/content/endpoints/endpoints';

export type LiveViewProps = {
  answers: Answers;
  /** The URL parameter; empty for a fixed page. */
  slug: string;
};

/**
 * A part of a page that the server renders and that shows changes of the calls of spec §7 within 5 s. `View`
 * and the components below it are pure functions of their props: no hooks, no context. Interactive parts are
 * islands.
 */
export type LiveView = {
  /** Its key in `liveViews`, used by the browser to load its code after a change. */
  name: string;
  /** The endpoints that it reads beside the site layout. */
  endpoints: (slug: string) => Endpoint[];
  /** The endpoint that provides the document's title. */
  titledBy?: (slug: string) => Endpoint;
  View: (props: LiveViewProps) => ReactNode;
};
