'use client';

import { lazy, Suspense } from 'react';

// Loaded only when a page fails.
const PageFailed = lazy(() => import('@/sections/page-failed'));

/** Shown when a page fails to render; header, footer and the crisis strip stay. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense fallback={null}>
      <PageFailed retry={reset} />
    </Suspense>
  );
}
