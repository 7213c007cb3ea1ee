import { CrisisWords } from '@/components/ui/crisis-words';
import { LinkArrow } from '@/components/ui/link-arrow';
import { SmartLink } from '@/components/ui/smart-link';
import { Water } from '@/components/ui/water';
import { classNames } from '@/lib/class-names';

type ConditionCardProps = {
  title: string;
  description: string;
  /** Empty for a condition without a page. */
  href: string;
  /** The slug that names its drawing; another slug, or none, takes the calm one. */
  waterSlug?: string;
  /** A `cell` of a `ConditionGrid`, the drawing above; or a `row` of a list, the drawing at the left. */
  shape?: keyof typeof SHAPES;
};

/** A condition as one link, where it has a page. On phones the drawing stands at the right of the title. */
export function ConditionCard({ title, description, href, waterSlug, shape = 'cell' }: ConditionCardProps) {
  const look = SHAPES[shape];
  return (
    <div
      className={classNames(
        'group/arrow relative grid h-full grid-cols-[minmax(0,1fr)_4.5rem] gap-x-4 narrow:grid-cols-[minmax(0,1fr)_7rem]',
        href && 'transition-[background-color] focus-within:bg-mist hover:bg-mist',
        look.card,
      )}
    >
      <h3 className={classNames('type-h3 row-start-1 self-center', look.title)}>{title}</h3>
      <div className={classNames('col-start-2 row-start-1 self-center tablet:col-start-1', look.drawing)}>
        <Water slug={waterSlug} className="w-full" />
      </div>
      {description && (
        <p className={classNames('type-card col-span-full', look.words)}>
          <CrisisWords>{description}</CrisisWords>
        </p>
      )}
      {href && (
        <SmartLink
          href={href}
          className={classNames(
            'col-span-full mt-2 flex min-h-11 items-center gap-3 justify-self-start rounded-shape text-card leading-tight font-semibold text-(--ground-link) after:absolute after:inset-0',
            look.link,
          )}
        >
          <span>
            Learn More<span className="sr-only"> about {title}</span>
          </span>
          <LinkArrow />
        </SmartLink>
      )}
    </div>
  );
}

const SHAPES = {
  cell: {
    card: 'grid-rows-[auto_auto_1fr] px-5 pt-6 pb-4 tablet:grid-cols-1 tablet:grid-rows-[auto_auto_auto_1fr] tablet:px-8 tablet:pt-8 tablet:pb-6',
    title: 'tablet:row-start-2 tablet:self-start',
    drawing: 'tablet:mb-5',
    words: 'row-start-2 mt-2.5 tablet:row-start-3',
    link: 'row-start-3 self-end tablet:row-start-4',
  },
  row: {
    card: '-mx-3 content-center px-3 py-7 tablet:grid-cols-[11.5rem_1fr] tablet:gap-x-8 tablet:py-8 desktop:mx-0 desktop:grid-cols-[clamp(6.5rem,13vw,11.5rem)_minmax(0,1fr)] desktop:gap-x-[clamp(1.25rem,2.2vw,2rem)] desktop:pr-2 desktop:pl-[clamp(1.5rem,3.3vw,3rem)] desktop:group-odd/cell:-ml-4 desktop:group-odd/cell:pr-6 desktop:group-odd/cell:pl-4',
    title: 'tablet:col-start-2 tablet:self-end',
    drawing: 'tablet:row-span-3',
    words: 'mt-2 tablet:col-span-1 tablet:col-start-2',
    link: 'tablet:col-span-1 tablet:col-start-2',
  },
};
