import type { BlockOf } from '@/content/schema/extra-pages';
import { sizes } from '@/components/breakpoints';
import { Arch } from '@/components/ui/pictures/arch';
import { Photo } from '@/components/ui/pictures/picture';
import { Section } from '@/components/ui/section';
import { ContentHtml } from '@/components/ui/text/content-html';
import { classNames } from '@/lib/class-names';
import type { Placed } from './placed';

type Props = BlockOf<'picture'> & Placed;

/** Text beside a picture, as in "About" of the homepage; below each other on phones. */
export function TextWithPicture({ heading, text, image, side, id, edit, ground, isContinued }: Props) {
  const isLeft = side === 'left';
  return (
    <Section
      edit={edit}
      ground={ground}
      labeledBy={heading ? id : undefined}
      className={isContinued ? 'pb-0!' : undefined}
    >
      <div className="columns-12 items-center gap-y-12">
        <div
          className={classNames(
            'col-span-full tablet:col-span-7 desktop:col-span-6',
            isLeft && image && 'tablet:order-2 desktop:col-start-7',
          )}
        >
          {heading && (
            <h2 id={id} className="mb-5 type-h2">
              {heading}
            </h2>
          )}
          <ContentHtml html={text} />
        </div>
        {image && (
          <Arch
            className={classNames(
              'col-span-full tablet:col-span-5',
              isLeft ? 'tablet:order-1 desktop:col-start-1' : 'desktop:col-start-8',
            )}
            shapeClassName="aspect-[4/5.1] bg-mist"
          >
            <Photo
              picture={image}
              sizes={sizes('100vw', { tablet: '42vw', full: '31rem' })}
              className="size-full"
            />
          </Arch>
        )}
      </div>
    </Section>
  );
}
