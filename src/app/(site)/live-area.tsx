import { answersFrom } from '@/content/endpoints/answered';
import * as endpoints from '@/content/endpoints/endpoints';
import { Live } from '@/sections/live/live';
import { liveTree } from '@/sections/live/live-tree';
import type { LiveView } from '@/live/live-view';
import { prefetch } from '@/server/content-api/prefetch';

/** Renders a live view from the current responses. */
export async function LiveArea({ view, slug = '' }: { view: LiveView; slug?: string }) {
  const { known, versions } = await prefetch(endpoints.layout, ...view.endpoints(slug));
  return (
    <Live name={view.name} slug={slug} versions={versions}>
      {liveTree(
        view,
        answersFrom((path) => known.get(path)),
        slug,
      )}
    </Live>
  );
}
