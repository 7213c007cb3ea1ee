'use client';

import { lazy, Suspense } from 'react';

const PreviewBar = lazy(() => import('./preview-bar'));

/** The bar of a preview, whose code nobody loads who has none. */
export const PreviewGate = () => (
  <Suspense fallback={null}>
    <PreviewBar />
  </Suspense>
);
