'use client';

import { useFormSubmitted } from '@payloadcms/ui';

/**
 * Says to the styles that nothing in the form has been refused, or that a draft was saved since. Payload takes back the red
 * of the fields then, and leaves the numbers on their tabs as they were.
 */
export function NotRefused() {
  return useFormSubmitted() ? null : <span hidden className="panel-not-refused" />;
}
