import { toFeed } from '@/content/feed';
import { readPosts } from '@/content/posts';
import { readLayout } from '@/content/site-layout';
import { env } from '../env';
import { findLayout, listPosts } from '../queries';
import { answerText } from '../respond';

/** The blog for feed readers. Without the database it is 503, not an empty feed: readers would forget what they have. */
export async function showFeed(request: Request): Promise<Response> {
  const [posts, layout] = await Promise.all([listPosts(), findLayout()]);
  const centre = readLayout(layout).footer.company.name;
  const feed = toFeed({
    title: `${centre} Blog`,
    description: 'Notes from our clinicians, written to be useful at home.',
    siteUrl: env.siteUrl,
    posts: readPosts(posts),
  });
  return answerText(request, feed, 'text/xml; charset=utf-8');
}
