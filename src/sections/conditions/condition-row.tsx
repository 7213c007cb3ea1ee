import { conditionSlug } from '@/content/condition-path';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { Water } from '@/components/ui/water';

type ConditionRowProps = { title: string; description: string; path: string };

/** Its link covers the whole row: the drawing left, the words right; on phones the drawing at the right of the title. */
export function ConditionRow({ title, description, path }: ConditionRowProps) {
  return (
    <div className="group/arrow relative -mx-3 grid h-full grid-cols-[1fr_4.5rem] content-center gap-x-4 px-3 py-7 transition-[background-color] focus-within:bg-mist hover:bg-mist narrow:grid-cols-[1fr_7rem] tablet:grid-cols-[11.5rem_1fr] tablet:gap-x-8 tablet:py-8 desktop:mx-0 desktop:grid-cols-[clamp(6.5rem,13vw,11.5rem)_minmax(0,1fr)] desktop:gap-x-[clamp(1.25rem,2.2vw,2rem)] desktop:pr-2 desktop:pl-[clamp(1.5rem,3.3vw,3rem)] desktop:group-odd/cell:-ml-4 desktop:group-odd/cell:pr-6 desktop:group-odd/cell:pl-4">
      <h3 className="type-h3 row-start-1 self-center tablet:col-start-2 tablet:self-end">{title}</h3>
      <div className="col-start-2 row-start-1 self-center tablet:col-start-1 tablet:row-span-3">
        <Water slug={conditionSlug(path)} className="w-full" />
      </div>
      {description && (
        <p className="col-span-full mt-2 type-card tablet:col-span-1 tablet:col-start-2">{description}</p>
      )}
      <SmartLink
        href={path}
        className="col-span-full mt-2 flex min-h-11 items-center gap-3 justify-self-start rounded-shape text-card leading-tight font-semibold text-(--ground-link) after:absolute after:inset-0 tablet:col-span-1 tablet:col-start-2"
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
