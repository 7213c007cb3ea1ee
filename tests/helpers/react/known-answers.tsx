import type { ReactNode } from 'react';
import type { LiveView } from '@/live/live-view';
import { PollerProvider } from '@/live/poller-context';
import { liveArea } from './with-answers';

type KnownAnswersProps = {
  /** By path (spec §7); every other call uses `fetch`. */
  answers?: Record<string, unknown>;
  view?: LiveView;
  slug?: string;
  children?: ReactNode;
};

/** A live view as the server renders it from these responses, and the rest of the page. */
export const KnownAnswers = ({ answers = {}, view, slug, children }: KnownAnswersProps) => (
  <PollerProvider>
    {view && liveArea(view, answers, slug)}
    {children}
  </PollerProvider>
);
