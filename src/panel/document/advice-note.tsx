'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue, useMemo } from 'react';
import { adviseOn, type LintFinding } from '@/content/words/content-lint';
import { FirstSome } from '../shell/first-some';

/** Content lint findings beside the form. They never block. */
export function AdviceNote({ isBrought }: { isBrought?: boolean }) {
  const [fields] = useAllFormFields();
  const { collectionSlug: collection } = useDocumentInfo();
  const later = useDeferredValue(fields);
  const advice = useMemo(
    () => adviseOn(reduceFieldsToValues(later, true), { isBrought, collection }),
    [collection, isBrought, later],
  );
  if (advice.length === 0) return null;
  return (
    <section className="panel-note" aria-label="Please check">
      <h2>Please check</h2>
      <FirstSome of={advice} shown={8}>
        {(some) => <Advised advice={some} />}
      </FirstSome>
    </section>
  );
}

const Advised = ({ advice }: { advice: LintFinding[] }) => (
  <ul>
    {advice.map(({ words, hint }) => (
      <li key={`${words} ${hint}`}>
        {words && <strong>“{words.length > 90 ? `${words.slice(0, 90)}…` : words}”</strong>} {hint}
      </li>
    ))}
  </ul>
);
