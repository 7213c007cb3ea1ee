import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { prop } from '@/content/json';

/**
 * Gives the form the document's new state after "Take down": Payload's button puts the former `updatedAt`
 * into the form, and the next save would be rejected as based on an older state.
 */
export function useStateAfterTakeDown() {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const wasPublished = useRef(hasPublishedDoc);

  const refresh = useEffectEvent(async () => {
    const response = await fetch(`/cms-api/${collectionSlug}/${id}?depth=0&draft=true`, {
      credentials: 'include',
    });
    const value = response.ok && prop(await response.json(), 'updatedAt');
    if (value) dispatchFields({ type: 'UPDATE', path: 'updatedAt', value });
  });

  useEffect(() => {
    // Without a response, the next save offers the choice of a conflict.
    if (wasPublished.current && !hasPublishedDoc && collectionSlug && id) void refresh().catch(() => {});
    wasPublished.current = hasPublishedDoc;
  }, [hasPublishedDoc, collectionSlug, id]);
}
