'use client';

import { useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Restores typed text of a new picture when something other than typing clears the field.
 * Payload resets the form for several new pictures when the focal point is set.
 */
export function KeepTyped({ path }: { path: string }) {
  const { value, setValue } = useField<string>({ path });
  const file = useFormFields(([fields]) => fields.file?.value);
  const typed = useRef(new WeakMap<File, string>());
  useEffect(() => {
    if (!(file instanceof File)) return;
    const isTyping = document.activeElement?.getAttribute('name') === path;
    if (value || isTyping) typed.current.set(file, value ?? '');
    else if (typed.current.get(file)) setValue(typed.current.get(file));
  }, [file, path, setValue, value]);
  return null;
}
