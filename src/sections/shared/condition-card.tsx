import { useId } from 'react';
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
 * One cell of a `ConditionGrid`. The whole cell is one link, with a short name for those who hear a list of links.
 * On phones the drawing stands at the right of the title.
 */
export function ConditionCard({ title, description, href, waterSlug, headingLevel = 3 }: ConditionCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <SmartLink
      href={href}
      aria-labelledby={`${id}-title ${id}-more`}
      aria-describedby={description ? `${id}-text` : undefined}
      className="group/arrow grid h-full grid-cols-[1fr_4.5rem] grid-rows-[auto_auto_1fr] gap-x-4 px-5 pt-6 pb-4 transition-[background-color] hover:bg-mist focus-visible:relative focus-visible:z-1 focus-visible:bg-mist narrow:grid-cols-[1fr_7rem] tablet:grid-cols-1 tablet:grid-rows-[auto_auto_auto_1fr] tablet:px-8 tablet:pt-8 tablet:pb-6"
    >
      <Heading
        id={`${id}-title`}
        className="type-h3 row-start-1 self-center tablet:row-start-2 tablet:self-start"
      >
        {title}
      </Heading>
      <span className="col-start-2 row-start-1 self-center tablet:col-start-1 tablet:mb-5">
        <Water slug={waterSlug} className="w-full" />
      </span>
      <p id={`${id}-text`} className="type-card col-span-full row-start-2 mt-2.5 tablet:row-start-3">
        {description}
      </p>
      <span
        id={`${id}-more`}
        className="col-span-full row-start-3 mt-2 flex min-h-11 items-center gap-3 self-end text-card leading-tight font-semibold text-(--ground-link) tablet:row-start-4"
      >
        Learn More
        <Icon
          name="arrow"
          className="size-4.5 ease-calm motion-safe:transition-[translate] motion-safe:duration-200 motion-safe:group-hover/arrow:translate-x-1"
        />
      </span>
    </SmartLink>
  );
}
