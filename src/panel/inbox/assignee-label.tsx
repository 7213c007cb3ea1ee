'use client';

import { FieldLabel, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { isWaiting } from '@/content/words/waiting';

/** "Taken by" until the message is answered; one closed without an answer stays taken. */
export function AssigneeLabel() {
  const { savedDocumentData } = useDocumentInfo();
  const status = useFormFields(([fields]) => fields.status?.value);
  const wasAnswered = Boolean(savedDocumentData?.answeredAt) && !isWaiting(status);
  return (
    <FieldLabel label={status === 'answered' || wasAnswered ? 'Answered by' : 'Taken by'} path="assignee" />
  );
}
