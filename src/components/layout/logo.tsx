import { classNames } from '@/lib/class-names';
import { SmartLink } from '@/components/ui/smart-link';

type LogoProps = {
  logo: { src: string | null; alt: string; url: string };
  /** The centre's name: the word mark beside the built-in symbol, when there is no logo of its own. */
  name: string;
  onDark?: boolean;
  compact?: boolean;
  /** As for `SmartLink`. */
  replace?: boolean;
};

export function Logo({ logo, name, onDark = false, compact = false, replace }: LogoProps) {
  const height = classNames(
    'h-9 motion-safe:transition-[height] motion-safe:duration-200',
    !compact && 'tablet:h-11',
  );
  return (
    <SmartLink href={logo.url} replace={replace} className="inline-flex shrink-0 items-center rounded-shape">
      {logo.src ? (
        // eslint-disable-next-line @next/next/no-img-element -- any size and any format, SVG included
        <img src={logo.src} alt={logo.alt} className={classNames(height, 'w-auto')} />
      ) : (
        // One image of symbol and words together (spec §2 Header: alternative text, by default the centre's name).
        <span role="img" aria-label={logo.alt} className="inline-flex items-center gap-2.5">
          <Symbol onDark={onDark} className={classNames(height, 'w-auto py-[3px]')} />
          <span
            aria-hidden="true"
            className={classNames(
              'w-min max-w-[13em] min-w-[4.4em] font-serif text-balance text-wordmark-phone font-[560] motion-safe:transition-[font-size] motion-safe:duration-200 tablet:w-auto',
              compact ? 'tablet:text-wordmark-compact' : 'tablet:text-wordmark',
            )}
          >
            {name}
          </span>
        </span>
      )}
    </SmartLink>
  );
}

/** The arch with sun and water. */
function Symbol({ onDark, className }: { onDark: boolean; className: string }) {
  return (
    <svg viewBox="9 7 46 55" className={className} aria-hidden="true" focusable="false">
      <path
        className={onDark ? 'fill-seaglass' : 'fill-primary'}
        d="M9 60V30a23 23 0 0 1 46 0v30a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2Z"
      />
      <path className={onDark ? 'fill-featured' : 'fill-apricot'} d="M20.5 37a11.5 11.5 0 0 1 23 0Z" />
      <path
        className={classNames('fill-none', onDark ? 'stroke-ink' : 'stroke-sand')}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M15.5 42.2c5.5-1.6 11 1.6 16.5 0s11-1.6 16.5 0M20 48.4c4-1.3 8 1.3 12 0s8-1.3 12 0M25.2 54.4c2.3-.9 4.5.9 6.8 0s4.5-.9 6.8 0"
      />
    </svg>
  );
}
