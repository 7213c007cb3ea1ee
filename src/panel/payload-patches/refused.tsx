'use client';

import { useAllFormFields, useFormSubmitted } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useState } from 'react';

/**
 * Says to the styles that nothing in the form has been refused, or that something was changed and saved since. Payload takes
 * back the red of the fields then, and leaves the numbers on their tabs as they were.
 */
export function NotRefused() {
  const isRefused = useFormSubmitted();
  const [fields] = useAllFormFields();
  const [wasRefused, setWasRefused] = useState(false);
  const [refused, setRefused] = useState<string>();
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    if (isRefused) setRefused(wordsOf(fields));
  }
  // What was typed a moment before is saved a moment after the refusal, and has mended nothing.
  const isUnchanged = refused !== undefined && refused === wordsOf(fields);
  return isRefused || isUnchanged ? null : <span hidden className="panel-not-refused" />;
}

const wordsOf = (fields: Parameters<typeof reduceFieldsToValues>[0]) =>
  JSON.stringify(reduceFieldsToValues(fields, true), (key, value: unknown) =>
    ['updatedAt', 'createdAt', '_status', 'changedBy', 'isDemo'].includes(key) ? undefined : value,
  );
