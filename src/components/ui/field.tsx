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
export function Field(props: Frame & ComponentProps<'input'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} className={fieldClass(props.error, 'min-h-13 px-4')} />
    </FieldFrame>
  );
}

export function TextareaField(props: Frame & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} className={fieldClass(props.error, 'resize-y px-4 py-3 leading-normal')} />
    </FieldFrame>
  );
}

export function SelectField(props: Frame & ComponentProps<'select'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <select {...control} className={fieldClass(props.error, 'min-h-13 appearance-none pr-12 pl-4')} />
        <Icon name="down" className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2" />
      </span>
    </FieldFrame>
  );
}

/** Splits a field's props into those of its frame and those of the control in it, and ties the two by ids. */
function useField<Props extends Frame & { id?: string; className?: string }>({
  label,
  error,
  optional,
  hideLabel,
  className,
  ...control
}: Props) {
  const made = useId();
  const id = control.id ?? made;
  const errorId = `${id}-error`;
  return {
    frame: { label, error, optional, hideLabel, className, id, errorId },
    control: {
      ...control,
      id,
      // Set explicitly: without it Firefox reports an untouched required field as invalid.
      'aria-invalid': Boolean(error),
      'aria-describedby': error ? errorId : undefined,
    },
  };
}

type FieldFrameProps = Frame & { id: string; errorId: string; className?: string; children: ReactNode };

function FieldFrame({
  label,
  error,
  optional,
  hideLabel,
  className,
  id,
  errorId,
  children,
}: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-2.5 block text-label font-semibold'}>
        {label}
        {optional && (
          <span className="font-normal text-quiet">{` ${optional === true ? '(optional)' : optional}`}</span>
        )}
      </label>
      {children}
      {error && (
        <p
          id={errorId}
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
