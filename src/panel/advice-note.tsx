'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue, useMemo } from 'react';
import { adviseOn } from '@/content/advice';

/** Beside the form: what an editor may want to look at again. It never blocks. */
export function AdviceNote() {
  const { collectionSlug } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const later = useDeferredValue(fields);
  const advice = useMemo(
    () => adviseOn(reduceFieldsToValues(later, true), collectionSlug),
    [collectionSlug, later],
  );
  if (advice.length === 0) return null;
  return (
    <section className="panel-note" aria-label="Worth another look">
      <h2>Worth another look</h2>
      <ul>
        {advice.slice(0, 8).map(({ words, hint }) => (
          <li key={`${words} ${hint}`}>
            <strong>“{words.length > 60 ? `${words.slice(0, 60)}…` : words}”</strong> {hint}
          </li>
        ))}
      </ul>
      {advice.length > 8 && <p>And {advice.length - 8} more.</p>}
    </section>
  );
}
