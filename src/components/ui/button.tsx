import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';
import { SmartLink, type SmartLinkProps } from './smart-link';

export type ButtonVariant = 'primary' | 'secondary' | 'outline';

type ButtonLook = {
  variant?: ButtonVariant;
  /** Terracotta instead of lagoon: once per page, for the call that matters. Only with `primary`. */
  accent?: boolean;
  small?: boolean;
  /** On ink, on film and on primary panels. */
  onDark?: boolean;
};

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is being sent: disabled, with a spinner. */
    busy?: boolean;
    /** The label while busy; the width stays that of the wider label. */
    busyLabel?: string;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    accent,
    small,
    onDark,
    busy = false,
    busyLabel,
    className,
    disabled,
    children,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(look({ variant, accent, small, onDark }), className)}
    >
      {busy ? <BusyLabel rest={children}>{busyLabel ?? children}</BusyLabel> : children}
    </button>
  );
}

export function ButtonLink(props: SmartLinkProps & ButtonLook) {
  const { variant, accent, small, onDark, className, ...rest } = props;
  return <SmartLink {...rest} className={classNames(look({ variant, accent, small, onDark }), className)} />;
}

/** The label at rest keeps its room, as generated content, so that it is neither read nor found. */
function BusyLabel({ rest, children }: { rest: ReactNode; children: ReactNode }) {
  return (
    <span
      data-rest={typeof rest === 'string' ? rest : undefined}
      className="grid justify-items-center before:invisible before:h-0 before:overflow-hidden before:content-[attr(data-rest)]"
    >
      <span className="inline-flex items-center gap-3">
        <Icon name="spin" className="size-5 animate-turn" />
        {children}
      </span>
    </span>
  );
}

function look({ variant = 'primary', accent = false, small = false, onDark = false }: ButtonLook): string {
  const colours = onDark
    ? ON_DARK[variant === 'outline' ? 'outline' : 'filled']
    : COLOURS[accent && variant === 'primary' ? 'accent' : variant];
  return classNames(
    BASE,
    small ? 'min-h-11.5 px-5 py-2 text-label' : 'min-h-13.5 px-7 py-3 text-button',
    colours,
  );
}

const BASE = classNames(
  'no-print inline-flex items-center justify-center gap-3 rounded-full border-[1.5px] text-center font-semibold',
  'transition-[color,background-color,border-color] active:translate-y-px',
  'disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-disabled disabled:bg-disabled disabled:text-on-disabled',
);

const COLOURS = {
  primary:
    'border-primary bg-primary text-paper hover:border-primary-hover hover:bg-primary-hover active:border-primary-pressed active:bg-primary-pressed',
  accent:
    'border-accent bg-accent text-paper hover:border-accent-hover hover:bg-accent-hover active:border-accent-pressed active:bg-accent-pressed',
  secondary:
    'border-secondary bg-secondary text-on-secondary hover:border-secondary-hover hover:bg-secondary-hover active:border-secondary-pressed active:bg-secondary-pressed',
  outline:
    'border-primary bg-transparent text-primary hover:bg-primary hover:text-paper active:border-primary-hover active:bg-primary-hover active:text-paper',
};

const ON_DARK = {
  filled:
    'border-sand bg-sand text-on-secondary hover:border-white hover:bg-white active:border-secondary active:bg-secondary',
  outline:
    'border-paper/75 bg-transparent text-paper hover:border-paper hover:bg-paper/15 active:bg-paper/25',
};
