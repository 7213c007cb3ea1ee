'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { visitorPath } from '@/content/links/visitor-path';

/** Above a public document: a link to its page. */
export function ViewOnSite() {
  const { id, collectionSlug, hasPublishedDoc, savedDocumentData, ...versions } = useDocumentInfo();
  const { unpublishedVersionCount, setUnpublishedVersionCount } = versions;
  // Payload counts drafts from the second save on, and would offer to schedule unpublishing of an
  // unpublished document.
  const isNew = Boolean(id) && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNew) setUnpublishedVersionCount(1);
  }, [isNew, setUnpublishedVersionCount]);
  const slug = useFormFields(([fields]) => fields?.slug?.initialValue);
  if (!hasPublishedDoc) return null;
  const path = collectionSlug
    ? visitorPath(collectionSlug, { name: savedDocumentData?.name, slug: slug ?? savedDocumentData?.slug })
    : '/';
  if (!path) return null;
  return (
    <a className="panel-view-on-site" href={path} target="_blank" rel="noreferrer">
      View on site
    </a>
  );
}
