import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/toast/toast';
import { answersFrom } from '@/content/endpoints/answered';
import * as endpoints from '@/content/endpoints/endpoints';
import { flatten } from '@/live/flatten';
import { Live } from '@/sections/live/live';
import { liveTree } from '@/sections/live/live-tree';
import type { LiveView } from '@/live/live-view';
import { PollerProvider } from '@/live/poller-context';
// Fetched when a poll has brought a change; imported here so that it is fast.
import '@/sections/live/render-live';
import { AtPath } from './at-path';

/**
 * A live view as the server renders it from these responses, by path. The layout is empty unless given, and
 * every other path has no response.
 */
export function liveArea(view: LiveView, answers: Record<string, unknown>, slug = '') {
  const known: Record<string, unknown> = { [endpoints.layout.path]: {}, ...answers };
  const isKnown = (path: string) => known[path] !== undefined;
  const paths = [endpoints.layout, ...view.endpoints(slug)].map(({ path }) => path);
  const versions = Object.fromEntries(paths.map((path) => [path, isKnown(path) ? '' : null]));
  const tree = liveTree(
    view,
    answersFrom((path) => (isKnown(path) ? { body: known[path] } : undefined)),
    slug,
  );
  return (
    <Live name={view.name} slug={slug} versions={versions}>
      {flatten(tree)}
    </Live>
  );
}

/** Renders a live view whose endpoints (spec §7) had these responses on the server. */
export const renderWithAnswers = (answers: Record<string, unknown>, view: LiveView, slug = '') =>
  renderPart(liveArea(view, answers, slug));

/** Renders a part of a page with what surrounds every page. */
export async function renderPart(part: ReactNode) {
  const rendered = render(
    <AtPath path="/">
      <PollerProvider>
        <ToastProvider>{part}</ToastProvider>
      </PollerProvider>
    </AtPath>,
  );
  // The region's code loads with the form.
  await act(async () => void (await import('@/components/ui/toast/toast-region')));
  return rendered;
}

/** A page's response from its sections and their elements: `{ hero: { 'page title': { text: 'Kite' } } }`. */
export const pageAnswer = (sections: Record<string, Record<string, Record<string, unknown>>>) => ({
  data: {
    content: Object.entries(sections).map(([name, elements]) => ({
      name,
      elements: Object.entries(elements).map(([element, values]) => ({
        name: element,
        type: element,
        values,
      })),
    })),
  },
});

export const layoutAnswer = (name: string) => ({
  data: {
    content: [
      { name: 'footer', elements: [{ name: 'company info', type: 'company info', values: { name } }] },
    ],
  },
});
