import { Icon, type IconName } from '@/components/ui/icon';
import { classNames } from '@/lib/class-names';

type CarouselControlsProps = {
  count: number;
  index: number;
  previous: () => void;
  next: () => void;
  select: (index: number) => void;
  toggle: () => void;
  isStopped: boolean;
  /** There is something to pause. */
  canAutoplay: boolean;
};

/** Previous, one dot per testimonial, next, pause (spec §2 "Testimonials carousel"). */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, index, previous, next, select, toggle, isStopped, canAutoplay } = props;
  return (
    <div className="no-print mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
      <RoundButton icon="left" label="Previous testimonial" onClick={previous} isFramed />
      <ul className="flex flex-wrap" aria-label="Choose a testimonial">
        {Array.from({ length: count }, (_, dot) => (
          <li key={dot}>
            <button
              type="button"
              aria-label={`Testimonial ${dot + 1} of ${count}`}
              aria-current={dot === index || undefined}
              onClick={() => select(dot)}
              className="group/dot grid h-7 min-w-7 place-items-center rounded-full px-[2px]"
            >
              <span
                className={classNames(
                  'h-2.5 rounded-full border-[1.5px] border-primary transition-[width,background-color]',
                  dot === index ? 'w-6 bg-primary' : 'w-2.5 group-hover/dot:bg-primary',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <RoundButton icon="arrow" label="Next testimonial" onClick={next} isFramed />
      {canAutoplay && (
        <RoundButton
          icon={isStopped ? 'play' : 'pause'}
          label={isStopped ? 'Play testimonials' : 'Pause testimonials'}
          onClick={toggle}
        />
      )}
    </div>
  );
}

type RoundButtonProps = { icon: IconName; label: string; onClick: () => void; isFramed?: boolean };

function RoundButton({ icon, label, onClick, isFramed = false }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'grid size-12 place-items-center rounded-full text-primary transition-[color,background-color]',
        isFramed
          ? 'border-[1.5px] border-primary hover:bg-primary hover:text-paper'
          : '-ml-3 hover:bg-secondary',
      )}
    >
      <Icon name={icon} className={isFramed ? 'size-4.5' : 'size-4'} />
    </button>
  );
}
