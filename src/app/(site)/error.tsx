'use client';

import { lazy, Suspense } from 'react';

// Nobody should have to load it with a page that works.
const PageFailed = lazy(() => import('@/sections/page-failed'));

/** A page that could not be drawn; header, footer and the crisis strip stand around it. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense fallback={null}>
      <PageFailed retry={reset} />
    </Suspense>
  );
}
