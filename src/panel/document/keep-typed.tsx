'use client';

import { useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Beside a text of a new picture: what was typed for a file comes back when something else than typing empties the field.
 * Payload begins the form of several new pictures anew when the point that must stay in sight is set.
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
