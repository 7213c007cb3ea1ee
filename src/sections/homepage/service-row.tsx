import type { ComponentProps } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/lib/class-names';
import type { HomepageView } from '@/content/pages/homepage';

type ServiceRowProps = ComponentProps<'button'> & { title: string; isSelected: boolean };

/** What the two forms of the list have in common. */
export type ServiceListProps = {
  id: string;
  services: HomepageView['services']['services'];
  selected: number;
  onSelect: (index: number) => void;
  /** The visitor has chosen one: from then on a change of panel is shown as a change. */
  hasChosen: boolean;
};

/** One row of the services list: the sun stands before the chosen one. */
export function ServiceRow({ title, isSelected, ...button }: ServiceRowProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(
        'group/row flex size-full min-h-[4.5rem] items-center gap-4.5 rounded-shape py-3 text-left font-serif text-h3 transition-[color] hover:text-ink focus-visible:px-3',
        isSelected ? 'font-[480] text-ink' : 'text-quiet',
      )}
    >
      {isSelected && <Drawing file="selected.svg" width={29} height={14} className="shrink-0" />}
      {title}
      <Icon
        name="arrow"
        className={classNames(
          'ml-auto size-4.5 ease-calm motion-safe:transition-[translate,rotate] motion-safe:duration-200',
          isSelected
            ? 'max-desktop:rotate-90'
            : 'opacity-70 group-hover/row:opacity-100 motion-safe:group-hover/row:translate-x-1',
        )}
      />
    </button>
  );
}
