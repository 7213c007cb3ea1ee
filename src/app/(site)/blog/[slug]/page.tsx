import * as endpoints from '@/content/endpoints/endpoints';
import { ArticleNotFound } from '@/sections/article/article-not-found';
import { articleView } from '@/sections/article/article-page';
import { articlePage } from '@/server/seo/structured-data';
import { detailPage, detailRoute } from '../../detail-page';

const article = detailPage({
  kind: 'blog',
  endpoint: endpoints.post,
  describe: ({ picture }) => ({
    type: 'article',
    ...(picture ? { picture: { url: picture.src, alt: picture.alt } } : {}),
  }),
  things: articlePage,
  view: articleView,
  NotFound: () => <ArticleNotFound />,
});

const route = detailRoute(() => article);

export const generateMetadata = route.generateMetadata;
export default route.Page;
