'use client';

import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** Below a field with a limit: the characters left, near the limit only. */
export function Counter({ path, field }: Pick<TextFieldClientProps, 'path' | 'field'>) {
  const { value } = useField<string>({ path });
  const max = field.maxLength;
  const used = typeof value === 'string' ? value.length : 0;
  if (!max || used < max * 0.8) return null;
  return (
    <p className={used > max ? 'panel-counter is-long' : 'panel-counter'} role="status">
      {used > max ? `${used - max} characters too many.` : `${max - used} of ${max} characters left.`}
    </p>
  );
}
