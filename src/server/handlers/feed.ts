import { toFeed } from '@/content/views/feed';
import { blog } from '@/content/schema/pages/blog';
import * as reads from '@/content/endpoints/endpoints';
import { env } from '@/services/settings/env';
import { resolveRead } from '../content-api/resolvers';
import { answerText } from '../content-api/respond';

/**
 * The blog as a feed. Without the database it responds 503, not with an empty feed: readers would drop their
 * entries.
 */
export async function showFeed(request: Request): Promise<Response> {
  const page = reads.page(blog);
  const [posts, layout, words] = await Promise.all([
    resolveRead(reads.posts),
    resolveRead(reads.layout),
    resolveRead(page),
  ]);
  const center = reads.layout.view(layout).footer.company.name;
  const feed = toFeed({
    title: `${center} Blog`,
    description: page.view(words).hero.pageSubtitle,
    siteUrl: env.siteUrl,
    posts: reads.posts.view(posts),
  });
  return answerText(request, feed, 'text/xml; charset=utf-8');
}
