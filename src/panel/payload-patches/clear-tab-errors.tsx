'use client';

import { useAllFormFields, useFormSubmitted } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useState } from 'react';

/**
 * Tells the styles that no field is invalid, or that something was changed and saved since. Payload then
 * clears the fields' error state, but keeps the error counts on their tabs.
 */
export function ClearTabErrors() {
  const isRefused = useFormSubmitted();
  const [fields] = useAllFormFields();
  const [wasRefused, setWasRefused] = useState(false);
  const [refused, setRefused] = useState<string>();
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    if (isRefused) setRefused(valuesAsJson(fields));
  }
  // Input from just before the rejection is saved right after it, and has fixed nothing.
  const isUnchanged = refused !== undefined && refused === valuesAsJson(fields);
  return isRefused || isUnchanged ? null : <span hidden className="panel-no-tab-errors" />;
}

const valuesAsJson = (fields: Parameters<typeof reduceFieldsToValues>[0]) =>
  JSON.stringify(reduceFieldsToValues(fields, true), (key, value: unknown) =>
    ['updatedAt', 'createdAt', '_status', 'changedBy', 'isDemo'].includes(key) ? undefined : value,
  );
