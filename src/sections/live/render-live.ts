import { answersFrom, type Known } from '@/content/endpoints/answered';
import { headWords } from '@/content/head/head-words';
import * as endpoints from '@/content/endpoints/endpoints';
import { flatten } from '@/live/flatten';
import { liveTree } from './live-tree';
import { liveViews } from './live-views';

/**
 * Loads the code of a live view. Returns a function that renders the view from the current data, and the
 * title and description of the document, when this view provides them.
 */
export async function renderer(name: string) {
  const view = await liveViews[name]?.();
  if (!view) throw new Error(`There is no live view ${name}.`);
  return (slug: string, known: ReadonlyMap<string, Known>) => {
    const answers = answersFrom((path) => known.get(path));
    const endpoint = view.titledBy?.(slug);
    const { body, isMissing } = endpoint ? answers(endpoint) : { body: undefined, isMissing: false };
    const { footer, town } = answers(endpoints.layout).view;
    const site = { center: footer.company.name, town };
    return {
      tree: flatten(liveTree(view, answers, slug)),
      head:
        endpoint && (body !== undefined || isMissing)
          ? headWords(
              body,
              { title: endpoint.title?.(body), description: endpoint.description?.(body) },
              site,
            )
          : undefined,
    };
  };
}
