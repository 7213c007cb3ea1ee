import { toFeed } from '@/content/feed';
import * as reads from '@/content/reads';
import { env } from '../env';
import { find } from '../finders';
import { answerText } from '../respond';

/** The blog for feed readers. Without the database it is 503, not an empty feed: readers would forget what they have. */
export async function showFeed(request: Request): Promise<Response> {
  const [posts, layout] = await Promise.all([find(reads.posts), find(reads.layout)]);
  const centre = reads.layout.view(layout).footer.company.name;
  const feed = toFeed({
    title: `${centre} Blog`,
    description: 'Articles about mental health, written to be useful at home.',
    siteUrl: env.siteUrl,
    posts: reads.posts.view(posts),
  });
  return answerText(request, feed, 'text/xml; charset=utf-8');
}
