'use client';

import { useRowLabel } from '@payloadcms/ui';

type Row = Partial<Record<'title' | 'name' | 'label' | 'text' | 'author' | 'platform', string>>;

/** Labels an array row by its own text, else by its number. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const words = data.title || data.name || data.label || data.text || data.author || data.platform;
  return <>{words || `Item ${(rowNumber ?? 0) + 1}`}</>;
}
