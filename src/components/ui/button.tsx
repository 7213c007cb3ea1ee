import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from './pictures/icon';
import { SmartLink, type SmartLinkProps } from './links/smart-link';

type ButtonVariant = 'primary' | 'secondary' | 'outline';

type ButtonLook = {
  variant?: ButtonVariant;
  /** Terracotta instead of lagoon: once per page, for the main call to action. Only with `primary`. */
  accent?: boolean;
  small?: boolean;
  /** For dark backgrounds, film and primary panels. */
  onDark?: boolean;
};

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Busy: disabled, with a spinner. */
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

/** Reserves the width of the idle label as generated content, which is neither read aloud nor searchable. */
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
  const color = onDark
    ? `${variant === 'outline' ? 'outline' : 'filled'}-on-dark`
    : accent && variant === 'primary'
      ? 'accent'
      : variant;
  return classNames('button', small && 'button-small', `button-${color}`);
}
