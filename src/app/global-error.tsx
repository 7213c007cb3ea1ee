'use client';

import { CrisisSentence, CrisisSentenceSpanish } from '@/components/layout/crisis-sentence';

/** Shown when the root layout fails. Depends on nothing else that could fail: no content, no style sheet. */
export default function SiteError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US">
      <body>
        <title>This page cannot be shown</title>
        <CrisisSentence />
        <CrisisSentenceSpanish />
        <main>
          <h1>This page cannot be shown</h1>
          <p>Something went wrong on our side.</p>
          <p>
            <button type="button" onClick={reset}>
              Try again
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
