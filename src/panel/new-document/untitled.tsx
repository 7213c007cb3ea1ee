'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { newName } from './new-name';

/** Payload uses the id as heading of a document without a title. */
export function Untitled() {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : undefined;
  const field = useFormFields(([fields]) => fields[config?.admin.useAsTitle ?? 'title']);
  const isUntitled = Boolean(id && field && !field.value);
  const name = newName(config?.labels.singular);
  useEffect(() => {
    if (!isUntitled || title === name) return;
    // After the effect of Payload's own provider, which sets the id.
    const later = requestAnimationFrame(() => setDocumentTitle(name));
    return () => cancelAnimationFrame(later);
  }, [isUntitled, name, title, setDocumentTitle]);
  return null;
}
