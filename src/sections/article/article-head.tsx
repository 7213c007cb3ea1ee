import { sayIn } from '@/content/languages/languages';
import { OtherLanguages } from '@/components/ui/links/other-languages';
import type { Article } from '@/content/views/posts';
import { classNames } from '@/lib/class-names';
import { Badge } from '@/components/ui/text/badge';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Photo } from '@/components/ui/pictures/picture';
import { sizes } from '@/components/breakpoints';
import { BackToBlog } from './back-to-blog';
import { Byline } from './byline';

/** How far the picture overlaps the edge of the hero. */
const OVERLAP = 'clamp(5rem,12vw,11rem)';

export function ArticleHead({ article }: { article: Article }) {
  const { category, isFeatured, title, excerpt, picture, translation } = article;
  const say = sayIn(translation.language);
  return (
    <>
      <header
        data-edit="#title"
        className={classNames('ground-mist', picture ? 'pb-(--overlap)' : 'pb-12 tablet:pb-16')}
        style={{ '--overlap': OVERLAP } as React.CSSProperties}
      >
        <div className="wrap pt-7">
          <BackToBlog say={say} />
          {(category || isFeatured) && (
            <p className="mt-8 flex flex-wrap gap-3 tablet:mt-12">
              {category && <Badge kind="category-on-mist">{category}</Badge>}
              {isFeatured && <Badge kind="featured">{say('Featured')}</Badge>}
            </p>
          )}
          <h1 id="page-title" className="type-h1-article mt-6 max-w-[46rem]">
            {title}
          </h1>
          <OtherLanguages others={translation.others} className="mt-3" />
          {excerpt && (
            <p className="type-lead mt-5">
              <CrisisWords>{excerpt}</CrisisWords>
            </p>
          )}
          <Byline article={article} className={classNames('mt-6', picture && 'mb-10 tablet:mb-14')} />
        </div>
      </header>
      {picture && (
        <div className="wrap -mt-(--overlap)" style={{ '--overlap': OVERLAP } as React.CSSProperties}>
          <Photo
            picture={picture}
            // 76rem wide at most. At twelve percent less, screens of one pixel per pixel load half the bytes.
            sizes={sizes('92vw', { wide: '67.5rem' })}
            priority
            className="aspect-[4/3] w-full rounded-panel tablet:aspect-[1216/623]"
          />
        </div>
      )}
    </>
  );
}
