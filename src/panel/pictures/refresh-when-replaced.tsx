'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { asString } from '@/content/json';

/**
 * Asks for the page anew once a picture has been saved with another file, so that the former one can be put
 * back at once. Waits while the form has unsaved changes, which the answer would overwrite.
 */
export function RefreshWhenReplaced() {
  const { savedDocumentData } = useDocumentInfo();
  const isModified = useFormModified();
  const router = useRouter();
  const filename = asString(savedDocumentData?.filename);
  const shown = useRef(filename);
  useEffect(() => {
    if (isModified || !filename || filename === shown.current) return;
    const isReplaced = shown.current !== '';
    shown.current = filename;
    if (isReplaced) router.refresh();
  }, [filename, isModified, router]);
  return null;
}
