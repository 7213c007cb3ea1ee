import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { asString, prop } from '@/content/json';

/**
 * Gives the form the document's new state after "Take down": Payload's button puts the former `updatedAt`
 * into the form, after some requests, and the next save would be rejected as based on an older state.
 */
export function useStateAfterTakeDown() {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const shown = asString(useFormFields(([fields]) => fields?.updatedAt?.value));
  const wasPublished = useRef(hasPublishedDoc);
  const [takenDownAt, setTakenDownAt] = useState('');

  useEffect(() => {
    const isTakenDown = wasPublished.current && !hasPublishedDoc;
    wasPublished.current = hasPublishedDoc;
    if (isTakenDown && collectionSlug && id)
      void findState(`/cms-api/${collectionSlug}/${id}?depth=0&draft=true`).then(setTakenDownAt);
  }, [hasPublishedDoc, collectionSlug, id]);

  useEffect(() => {
    if (shown < takenDownAt) dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: takenDownAt });
  }, [dispatchFields, shown, takenDownAt]);
}

/** Empty without a response: then the next save offers the choice of a conflict. */
async function findState(url: string): Promise<string> {
  try {
    const response = await fetch(url, { credentials: 'include' });
    return response.ok ? asString(prop(await response.json(), 'updatedAt')) : '';
  } catch {
    return '';
  }
}
