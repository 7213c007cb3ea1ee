import { toFeed } from '@/content/views/feed';
import { blog } from '@/content/schema/pages/blog';
import * as endpoints from '@/content/endpoints/endpoints';
import { env } from '@/services/settings/env';
import { resolveEndpoint } from '../content-api/resolvers';
import { answerText } from '../content-api/respond';

/**
 * The blog as a feed. Without the database it responds 503, not with an empty feed: readers would drop their
 * entries.
 */
export async function showFeed(request: Request): Promise<Response> {
  const page = endpoints.page(blog);
  const [posts, layout, words] = await Promise.all([
    resolveEndpoint(endpoints.posts),
    resolveEndpoint(endpoints.layout),
    resolveEndpoint(page),
  ]);
  const center = endpoints.layout.view(layout).footer.company.name;
  const feed = toFeed({
    title: `${center} Blog`,
    description: page.view(words).hero.pageSubtitle,
    siteUrl: env.siteUrl,
    posts: endpoints.posts.view(posts),
  });
  return answerText(request, feed, 'text/xml; charset=utf-8');
}
