import { toFeed } from '@/content/feed';
import { blog } from '@/content/pages/blog';
import * as reads from '@/content/reads';
import { env } from '../env';
import { find } from '../finders';
import { answerText } from '../respond';

/** The blog for feed readers. Without the database it is 503, not an empty feed: readers would forget what they have. */
export async function showFeed(request: Request): Promise<Response> {
  const page = reads.page(blog);
  const [posts, layout, words] = await Promise.all([find(reads.posts), find(reads.layout), find(page)]);
  const centre = reads.layout.view(layout).footer.company.name;
  const feed = toFeed({
    title: `${centre} Blog`,
    description: page.view(words).hero.pageSubtitle,
    siteUrl: env.siteUrl,
    posts: reads.posts.view(posts),
  });
  return answerText(request, feed, 'text/xml; charset=utf-8');
}
