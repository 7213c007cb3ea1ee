import { classNames } from '@/lib/class-names';
import { SmartLink } from '@/components/ui/links/smart-link';

type LogoProps = {
  /** `srcOnDark`: the version for dark mode. */
  logo: { src: string | null; srcOnDark?: string; alt: string; url: string };
  /** The center's name: the word mark beside the built-in symbol when there is no custom logo. */
  name: string;
  onDark?: boolean;
};

export function Logo({ logo, name, onDark = false }: LogoProps) {
  return (
    <SmartLink href={logo.url} className="logo">
      {logo.src ? (
        <picture>
          {logo.srcOnDark && !onDark && (
            <source srcSet={logo.srcOnDark} media="(prefers-color-scheme: dark)" />
          )}
          <img src={logo.src} alt={logo.alt} data-on-dark={logo.srcOnDark ? '' : undefined} />
        </picture>
      ) : (
        // One image of symbol and word mark (spec §2 Header: alternative text defaults to the
        // center's name).
        <span role="img" aria-label={logo.alt}>
          <Symbol onDark={onDark} />
          <span aria-hidden="true">{name}</span>
        </span>
      )}
    </SmartLink>
  );
}

/** The built-in symbol: an arch with sun and water. */
function Symbol({ onDark }: { onDark: boolean }) {
  return (
    <svg viewBox="9 7 46 55" aria-hidden="true">
      <path
        className={onDark ? 'fill-seaglass' : 'fill-primary'}
        d="M9 60V30a23 23 0 0 1 46 0v30a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2Z"
      />
      <path className={onDark ? 'fill-on-dark' : 'fill-apricot'} d="M20.5 37a11.5 11.5 0 0 1 23 0Z" />
      <path
        className={classNames('fill-none', onDark ? 'stroke-ink-ground' : 'stroke-sand')}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M15.5 42.2c5.5-1.6 11 1.6 16.5 0s11-1.6 16.5 0M20 48.4c4-1.3 8 1.3 12 0s8-1.3 12 0M25.2 54.4c2.3-.9 4.5.9 6.8 0s4.5-.9 6.8 0"
      />
    </svg>
  );
}
