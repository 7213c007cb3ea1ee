'use client';

import { lazy, Suspense } from 'react';

const PreviewBar = lazy(() => import('./preview-bar'));

/** Loads the preview bar only in previews. */
export const LazyPreviewBar = () => (
  <Suspense fallback={null}>
    <PreviewBar />
  </Suspense>
);
