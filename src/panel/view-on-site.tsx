'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { documentPath } from '@/content/document-path';

/** Above a document that is public: the way to its page. */
export function ViewOnSite() {
  const { collectionSlug, hasPublishedDoc, savedDocumentData } = useDocumentInfo();
  const slug = useFormFields(([fields]) => fields?.slug?.initialValue);
  if (!hasPublishedDoc) return null;
  const path = collectionSlug
    ? documentPath(collectionSlug, { name: savedDocumentData?.name, slug: slug ?? savedDocumentData?.slug })
    : '/';
  if (!path) return null;
  return (
    <a className="panel-view-on-site" href={path} target="_blank" rel="noreferrer">
      View on site
    </a>
  );
}
