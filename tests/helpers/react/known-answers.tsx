import type { ReactNode } from 'react';
import type { LiveView } from '@/live/live-view';
import { PollerProvider } from '@/live/poller-context';
import { liveArea } from './with-answers';

type KnownAnswersProps = {
  /** By path (spec §7); every other call goes out with `fetch`. */
  answers?: Record<string, unknown>;
  view?: LiveView;
  slug?: string;
  children?: ReactNode;
};

/** A live view as the server renders it from these answers, and whatever else stands in the page. */
export const KnownAnswers = ({ answers = {}, view, slug, children }: KnownAnswersProps) => (
  <PollerProvider>
    {view && liveArea(view, answers, slug)}
    {children}
  </PollerProvider>
);
