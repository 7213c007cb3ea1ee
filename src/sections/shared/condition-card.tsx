import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { Water } from '@/components/ui/water';

type ConditionCardProps = {
  title: string;
  description: string;
  href: string;
  /** The slug that names its drawing; another slug, or none, takes the calm one. */
  waterSlug?: string;
  headingLevel?: 2 | 3 | 4;
};

/**
 * One cell of a `ConditionGrid`. Its link covers the whole cell. On phones the drawing stands at the right of the title.
 */
export function ConditionCard({ title, description, href, waterSlug, headingLevel = 3 }: ConditionCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="group/arrow relative grid h-full grid-cols-[1fr_4.5rem] grid-rows-[auto_auto_1fr] gap-x-4 px-5 pt-6 pb-4 transition-[background-color] focus-within:bg-mist hover:bg-mist narrow:grid-cols-[1fr_7rem] tablet:grid-cols-1 tablet:grid-rows-[auto_auto_auto_1fr] tablet:px-8 tablet:pt-8 tablet:pb-6">
      <Heading className="type-h3 row-start-1 self-center tablet:row-start-2 tablet:self-start">
        {title}
      </Heading>
      <div className="col-start-2 row-start-1 self-center tablet:col-start-1 tablet:mb-5">
        <Water slug={waterSlug} className="w-full" />
      </div>
      <p className="type-card col-span-full row-start-2 mt-2.5 tablet:row-start-3">{description}</p>
      <SmartLink
        href={href}
        className="col-span-full row-start-3 mt-2 flex min-h-11 items-center gap-3 self-end justify-self-start rounded-shape text-card leading-tight font-semibold text-(--ground-link) after:absolute after:inset-0 tablet:row-start-4"
      >
        <span>
          Learn More<span className="sr-only"> about {title}</span>
        </span>
        <Icon
          name="arrow"
          className="size-4.5 ease-calm motion-safe:transition-[translate] motion-safe:duration-200 motion-safe:group-hover/arrow:translate-x-1"
        />
      </SmartLink>
    </div>
  );
}
