import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from './pictures/icon';

type Frame = {
  label: string;
  /** The error below the field; also sets `aria-invalid`. */
  error?: string;
  /** Adds "(optional)" to the label, or the same in another language. */
  optional?: boolean | string;
  /** For search boxes and filters: the label is visible to assistive technology only. */
  hideLabel?: boolean;
};

/** A labeled input. Spread react-hook-form's `register(...)` into it: `ref` is an ordinary prop. */
export function Field({
  label,
  error,
  optional,
  hideLabel,
  className,
  ...input
}: Frame & ComponentProps<'input'>) {
  const ids = useFieldIds(input.id);
  return (
    <FieldFrame {...{ label, error, optional, hideLabel, className, ids }}>
      <input {...input} {...wiring(ids, error)} className={fieldClass(error, 'min-h-13 px-4')} />
    </FieldFrame>
  );
}

export function TextareaField({
  label,
  error,
  optional,
  hideLabel,
  className,
  ...area
}: Frame & ComponentProps<'textarea'>) {
  const ids = useFieldIds(area.id);
  return (
    <FieldFrame {...{ label, error, optional, hideLabel, className, ids }}>
      <textarea
        {...area}
        {...wiring(ids, error)}
        className={fieldClass(error, 'resize-y px-4 py-3 leading-normal')}
      />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  error,
  optional,
  hideLabel,
  className,
  children,
  ...select
}: Frame & ComponentProps<'select'>) {
  const ids = useFieldIds(select.id);
  return (
    <FieldFrame {...{ label, error, optional, hideLabel, className, ids }}>
      <span className="relative block">
        <select
          {...select}
          {...wiring(ids, error)}
          className={fieldClass(error, 'min-h-13 appearance-none pr-12 pl-4')}
        >
          {children}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2" />
      </span>
    </FieldFrame>
  );
}

type Ids = { field: string; error: string };

function useFieldIds(given?: string): Ids {
  const made = useId();
  const field = given ?? made;
  return { field, error: `${field}-error` };
}

function wiring(ids: Ids, error?: string) {
  return {
    id: ids.field,
    // Set explicitly: without it Firefox reports an untouched required field as invalid.
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? ids.error : undefined,
  };
}

type FieldFrameProps = Frame & { ids: Ids; className?: string; children: ReactNode };

function FieldFrame({ label, error, optional, hideLabel, className, ids, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={ids.field} className={hideLabel ? 'sr-only' : 'mb-2.5 block text-label font-semibold'}>
        {label}
        {optional && (
          <span className="font-normal text-quiet">{` ${optional === true ? '(optional)' : optional}`}</span>
        )}
      </label>
      {children}
      {error && (
        <p
          id={ids.error}
          className="mt-2.5 flex items-start gap-2.5 text-label leading-snug font-[550] text-danger"
        >
          <Icon name="warn" className="size-4.5 translate-y-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The look of an input, also for one that is rendered without hooks. */
export function fieldClass(error: string | undefined, shape: string): string {
  return classNames(
    'block w-full rounded-field text-button leading-normal text-ink transition-[border-color] disabled:bg-disabled/50 disabled:text-on-disabled',
    error
      ? 'border-2 border-danger bg-field-error'
      : 'border-[1.5px] border-field bg-raised enabled:hover:border-ink disabled:border-line-cool',
    shape,
  );
}
