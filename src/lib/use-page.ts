'use client';

import { useMemo } from 'react';
import type { PageSchema, PageView } from '@/content/element';
import { readPage } from '@/content/from-api';
import { usePolled } from './use-polled';

/** A fixed page's view, kept fresh, and the state of its call. The view is complete in every state. */
export function usePage<S extends PageSchema>(
  schema: S,
): { view: PageView<S>; isLoading: boolean; isFailed: boolean } {
  const { body, isLoading, isFailed } = usePolled(`/api/pages/${schema.name}`);
  return { view: useMemo(() => readPage(schema, body), [schema, body]), isLoading, isFailed };
}
