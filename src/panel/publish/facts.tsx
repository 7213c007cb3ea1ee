'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { momentInCenter } from '@/content/center-time';
import { asString } from '@/content/json';
import { plannedWords } from './planned-words';
import { usePlans } from './use-plans';

/** Above a form: what is planned, and when it was changed, in the center's time zone. */
export function Facts() {
  const { savedDocumentData } = useDocumentInfo();
  const [next] = usePlans() ?? [];
  const changed = asString(savedDocumentData?.updatedAt);
  if (!changed) return null;
  return (
    <p className="panel-facts" role="status">
      {next && <strong>{plannedWords(next.type, next.when, new Date())}</strong>}{' '}
      <span>Last changed {momentInCenter(changed)} (the center’s time)</span>
    </p>
  );
}
