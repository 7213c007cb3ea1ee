'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { momentInCenter } from '@/content/center-time';
import { asList, asString, prop } from '@/content/json';

/** The notes about this message, with author and time. */
export function Notes() {
  const { savedDocumentData } = useDocumentInfo();
  const entries = asList(savedDocumentData?.notes);
  if (entries.length === 0) return null;
  return (
    <section className="field-type inbox-notes" aria-label="Notes for colleagues">
      <h3>Notes for colleagues</h3>
      <ol>
        {entries.map((entry) => (
          <li key={asString(prop(entry, 'id'))}>
            <p>
              {asString(prop(entry, 'by')) || 'Written before notes had names'},{' '}
              <time dateTime={asString(prop(entry, 'at'))}>
                {momentInCenter(asString(prop(entry, 'at')))} (center’s time)
              </time>
            </p>
            <p className="inbox-notes__words">{asString(prop(entry, 'text'))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
