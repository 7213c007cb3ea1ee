'use client';

import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import { newName } from './new-name';

/** Payload uses the id as heading of a document without a title. */
export function Untitled() {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const singular = collectionSlug && getEntityConfig({ collectionSlug })?.labels.singular;
  useEffect(() => {
    if (id && title === String(id)) setDocumentTitle(newName(singular));
  }, [id, title, singular, setDocumentTitle]);
  return null;
}
