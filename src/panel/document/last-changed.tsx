'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { momentInCenter } from '@/content/center-time';
import { asString } from '@/content/json';

/** Above a form without drafts: when it was changed, by the center's clock. Payload's own line has the browser's. */
export function LastChanged() {
  const { savedDocumentData } = useDocumentInfo();
  const changed = asString(savedDocumentData?.updatedAt);
  if (!changed) return null;
  return <p className="panel-facts">Last changed {momentInCenter(changed)} (the center’s time)</p>;
}
