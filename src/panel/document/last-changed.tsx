'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { momentInCenter } from '@/content/center-time';
import { asString } from '@/content/json';

/**
 * Above a form without drafts: the time of the last change in the center's time zone. Payload's line uses the
 * browser's.
 */
export function LastChanged() {
  const { savedDocumentData } = useDocumentInfo();
  const changed = asString(savedDocumentData?.updatedAt);
  if (!changed) return null;
  return <p className="panel-facts">Last changed {momentInCenter(changed)} (the center’s time)</p>;
}
